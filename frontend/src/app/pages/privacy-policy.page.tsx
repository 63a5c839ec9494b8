import { LegalPage } from '../../features/legal/legal-page.js';
import { privacyPolicy } from '../../features/legal/privacy-policy.js';

export default function PrivacyPolicyPage() {
  return <LegalPage document={privacyPolicy} />;
}
