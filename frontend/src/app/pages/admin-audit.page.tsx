import { AuditLog } from '../../features/admin/audit-log.js';
import { AdminPage } from '../admin-page.js';

export default function AdminAuditPage() {
  return (
    <AdminPage>
      <AuditLog />
    </AdminPage>
  );
}
