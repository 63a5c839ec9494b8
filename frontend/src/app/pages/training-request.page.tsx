import { RequestPage } from '../../features/training-request/request-page.js';

export default function TrainingRequestPage() {
  return <RequestPage />;
}
