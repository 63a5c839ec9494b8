import { ThankYou } from '../../features/training-request/thank-you.js';

export default function ThankYouPage() {
  return <ThankYou />;
}
