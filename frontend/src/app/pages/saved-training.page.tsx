import { SavedTraining } from '../../features/members/saved-training.js';
import { memberWords } from '../../features/members/words.js';
import { MemberPage } from '../member-page.js';

export default function SavedTrainingPage() {
  return <MemberPage title={memberWords.savedTraining.title}>{() => <SavedTraining />}</MemberPage>;
}
