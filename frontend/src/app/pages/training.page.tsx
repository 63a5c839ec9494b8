import { TrainingList } from '../../features/training/list/training-list.js';

export default function TrainingPage() {
  return <TrainingList />;
}
