import { useParams } from 'react-router-dom';
import { ResetPassword } from '../../features/accounts/reset-password.js';

export default function ResetPasswordPage() {
  const { token = '' } = useParams();
  return <ResetPassword token={token} />;
}
