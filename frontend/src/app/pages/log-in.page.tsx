import { LogInForm } from '../../features/accounts/log-in-form.js';
import { accountWords } from '../../features/accounts/words.js';
import { AccountPage } from '../account-page.js';

const { heading, intro } = accountWords.logIn;

export default function LogInPage() {
  return (
    <AccountPage heading={heading} intro={intro} width="narrow" returns>
      {(query) => <LogInForm query={query} />}
    </AccountPage>
  );
}
