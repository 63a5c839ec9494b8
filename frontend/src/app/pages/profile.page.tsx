import { useLogOut } from '../../features/accounts/use-log-out.js';
import { Profile } from '../../features/members/profile.js';
import { memberWords } from '../../features/members/words.js';
import { MemberPage } from '../member-page.js';

export default function ProfilePage() {
  const { logOut, isPending } = useLogOut();
  return (
    <MemberPage title={memberWords.profile.title}>
      {(user) => <Profile user={user} onSignOut={() => logOut()} signingOut={isPending} />}
    </MemberPage>
  );
}
