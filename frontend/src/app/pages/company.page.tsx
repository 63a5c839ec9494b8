import { useParams } from 'react-router-dom';
import { CompanyView } from '../../features/companies/company-view.js';

export default function CompanyPage() {
  const { id = '' } = useParams();
  return <CompanyView key={id} id={id} />;
}
