import type { TrainingResults } from '@guildhall/contracts/training';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { lazyPart } from '../../../lib/lazy-part.js';
import { Button } from '../../../ui/button.js';
import { PartNet, tellMissing } from '../../../ui/part-net.js';
import type { ListControl } from '../use-list-state.js';
import { trainingWords } from '../words.js';

const FilterSheet = lazyPart(() => import('./filter-sheet.js'));

interface FilterToggleProps {
  control: ListControl;
  results: TrainingResults | undefined;
  /** The panel beside the list, on wide screens. */
  panelOpen: boolean;
  onPanel: (open: boolean) => void;
}

/** Opens and closes the filters: the panel beside the list, or a sheet from below where there is no room for it. */
export function FilterToggle({ control, results, panelOpen, onPanel }: FilterToggleProps) {
  const [sheetOpen, setSheetOpen] = useState(false);
  const [needed, setNeeded] = useState(false);
  const giveUp = () => {
    setNeeded(false);
    setSheetOpen(false);
    tellMissing();
  };
  const set = control.state.industry.length + control.state.format.length;
  const words = (
    <>
      <SlidersHorizontal size={18} strokeWidth={1.75} aria-hidden="true" />
      {trainingWords.filters.heading}
      {set > 0 && <span className="figures">({set})</span>}
    </>
  );
  return (
    <>
      <div className="hidden lg:flex">
        <Button
          className="min-h-12"
          aria-expanded={panelOpen}
          aria-controls="filters"
          onClick={() => onPanel(!panelOpen)}
        >
          {words}
        </Button>
      </div>
      <div className="flex grow lg:hidden">
        <Button
          className="min-h-12 grow"
          aria-haspopup="dialog"
          onPointerEnter={() => void FilterSheet.preload()}
          onClick={() => {
            setNeeded(true);
            setSheetOpen(true);
          }}
        >
          {words}
        </Button>
      </div>
      {needed && (
        <PartNet onMissing={giveUp}>
          <FilterSheet control={control} results={results} open={sheetOpen} onClose={() => setSheetOpen(false)} />
        </PartNet>
      )}
    </>
  );
}
