import { CompanyProfile } from '../../features/members/company-profile.js';
import { memberWords } from '../../features/members/words.js';
import { MemberPage } from '../member-page.js';

export default function CompanyProfilePage() {
  return <MemberPage title={memberWords.company.title}>{(user) => <CompanyProfile user={user} />}</MemberPage>;
}
