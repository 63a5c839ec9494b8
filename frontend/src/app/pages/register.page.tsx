import { RegisterForm } from '../../features/accounts/register-form.js';
import { accountWords } from '../../features/accounts/words.js';
import { AccountPage } from '../account-page.js';

const { heading, intro } = accountWords.register;

export default function RegisterPage() {
  return (
    <AccountPage heading={heading} intro={intro} width="wide">
      {(query) => <RegisterForm query={query} />}
    </AccountPage>
  );
}
