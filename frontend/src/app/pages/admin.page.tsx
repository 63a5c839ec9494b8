import { AccountList } from '../../features/admin/account-list.js';
import { AdminPage } from '../admin-page.js';

export default function AdminAccountsPage() {
  return (
    <AdminPage>
      <AccountList />
    </AdminPage>
  );
}
