import { useSession } from '../../lib/session/session-context.js';
import { ButtonLink } from '../../ui/button-link.js';
import { landingWords } from './words.js';

/** Log In and Sign Up; who is signed in already sees where to go on instead. */
export function EntryButtons() {
  const { state } = useSession();
  const signedIn = state === 'signed-in';
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      <ButtonLink to={signedIn ? '/training' : '/auth/login'} className="min-w-28">
        {signedIn ? landingWords.findTraining : landingWords.logIn}
      </ButtonLink>
      <ButtonLink to={signedIn ? '/saved-training' : '/auth/register'} className="min-w-28">
        {signedIn ? landingWords.savedTraining : landingWords.signUp}
      </ButtonLink>
    </div>
  );
}
