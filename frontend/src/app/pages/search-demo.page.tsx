import { ResourceSearch } from '../../features/resources/resource-search.js';

export default function SearchDemoPage() {
  return <ResourceSearch />;
}
