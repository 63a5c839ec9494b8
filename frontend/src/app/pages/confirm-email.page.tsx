import { useParams } from 'react-router-dom';
import { ConfirmEmail } from '../../features/accounts/confirm-email.js';

export default function ConfirmEmailPage() {
  const { token = '' } = useParams();
  return <ConfirmEmail token={token} />;
}
