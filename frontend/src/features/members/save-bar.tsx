import { useState } from 'react';
import { useFocusWhenLost } from '../../lib/use-focus-when-lost.js';
import { Button } from '../../ui/button.js';
import { classNames } from '../../ui/class-names.js';
import { memberWords } from './words.js';

const words = memberWords.saveBar;

interface SaveBarProps {
  /** Something was changed and is not saved. */
  unsaved: boolean;
  saving: boolean;
  onDiscard: () => void;
}

/** The foot of a form: as soon as something was changed it stays in sight, to save that or to take it back. */
export function SaveBar({ unsaved, saving, onDiscard }: SaveBarProps) {
  // The buttons go with what was unsaved: what stands in their place takes the focus.
  const notice = useFocusWhenLost<HTMLParagraphElement>(unsaved);
  const [wasUnsaved, setWasUnsaved] = useState(unsaved);
  if (unsaved && !wasUnsaved) setWasUnsaved(true);
  return (
    <div
      className={classNames(
        unsaved &&
          'save-bar no-print sticky bottom-0 z-20 -mx-4 -mb-6 mt-6 flex flex-wrap items-center gap-2 rounded-b-card border-t border-rule-strong bg-card px-3 py-3 shadow-float transition-transform sm:-mx-8 sm:px-8 starting:translate-y-full',
      )}
    >
      {/* There from the start: what appears with its words is not read aloud. A phone has no room to show them. */}
      <p ref={notice} role="status" tabIndex={-1} className={unsaved ? 'sr-only sm:not-sr-only sm:mr-auto' : 'sr-only'}>
        {unsaved ? words.unsaved : wasUnsaved && words.nothing}
      </p>
      {unsaved && (
        <>
          <Button look="action" type="submit" busy={saving} className="grow max-sm:px-1 sm:min-w-36 sm:grow-0">
            {saving ? words.saving : words.save}
          </Button>
          <Button busy={saving} onClick={onDiscard} className="grow max-sm:px-1 sm:grow-0">
            {words.discard}
          </Button>
        </>
      )}
    </div>
  );
}
