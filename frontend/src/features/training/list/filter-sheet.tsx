import type { TrainingResults } from '@guildhall/contracts/training';
import { formatCount } from '../../../lib/number-words.js';
import { Button } from '../../../ui/button.js';
import SideSheet from '../../../ui/side-sheet.js';
import type { ListControl } from '../use-list-state.js';
import { trainingWords } from '../words.js';
import { FilterGroups } from './filter-groups.js';

const words = trainingWords.filters;

interface FilterSheetProps {
  control: ListControl;
  results: TrainingResults | undefined;
  open: boolean;
  onClose: () => void;
}

/** The filters on a phone: they act at once, and the button tells how many there are now. */
export default function FilterSheet({ control, results, open, onClose }: FilterSheetProps) {
  return (
    <SideSheet
      title={words.heading}
      edge="bottom"
      open={open}
      onClose={onClose}
      foot={
        <Button look="action" className="figures w-full" onClick={onClose}>
          {results ? words.showAll(formatCount(results.total)) : words.show}
        </Button>
      }
    >
      <FilterGroups {...control} results={results} />
    </SideSheet>
  );
}
