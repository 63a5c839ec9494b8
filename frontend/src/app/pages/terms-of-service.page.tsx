import { LegalPage } from '../../features/legal/legal-page.js';
import { termsOfService } from '../../features/legal/terms-of-service.js';

export default function TermsOfServicePage() {
  return <LegalPage document={termsOfService} />;
}
