import { useParams } from 'react-router-dom';
import { OpportunityView } from '../../features/training/sheet/opportunity-view.js';

export default function OpportunityPage() {
  const { id = '' } = useParams();
  return <OpportunityView key={id} id={id} />;
}
