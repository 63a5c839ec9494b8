import { accountWords } from '../../features/accounts/words.js';
import { PasswordHelp } from '../../features/accounts/password-help.js';

export default function ResetPasswordPage() {
  return <PasswordHelp {...accountWords.resetPassword} />;
}
