import { useSession } from '../../lib/session/session-context.js';
import { ButtonLink } from '../../ui/button-link.js';
import { landingWords } from './words.js';

/**
 * Log In and Sign Up; who is signed in already sees where to go on instead. Those words are longer: on a phone the buttons
 * stand below each other from the start, so that nothing jumps when it is known.
 */
export function EntryButtons() {
  const { state } = useSession();
  const signedIn = state === 'signed-in';
  return (
    <div className="mt-6 grid gap-3 sm:flex">
      <ButtonLink to={signedIn ? '/training' : '/auth/login'} className="min-w-28">
        {signedIn ? landingWords.findTraining : landingWords.logIn}
      </ButtonLink>
      <ButtonLink to={signedIn ? '/saved-training' : '/auth/register'} className="min-w-28">
        {signedIn ? landingWords.savedTraining : landingWords.signUp}
      </ButtonLink>
    </div>
  );
}
