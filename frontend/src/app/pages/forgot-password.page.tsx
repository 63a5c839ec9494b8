import { ForgotPassword } from '../../features/accounts/forgot-password.js';

export default function ForgotPasswordPage() {
  return <ForgotPassword />;
}
