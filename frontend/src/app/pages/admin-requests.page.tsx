import { RequestList } from '../../features/admin/request-list.js';
import { AdminPage } from '../admin-page.js';

export default function AdminRequestsPage() {
  return (
    <AdminPage>
      <RequestList />
    </AdminPage>
  );
}
