import type { Opportunity } from '@guildhall/contracts/training';
import { ExternalLink, Printer } from 'lucide-react';
import { Button } from '../../../ui/button.js';
import { buttonLook } from '../../../ui/button-look.js';
import { sheetWords } from './words.js';

/** To the provider, where there is an address; and onto paper. */
export function SheetActions({ opportunity: { url } }: { opportunity: Opportunity }) {
  return (
    <div className="no-print flex flex-wrap gap-3">
      {url && (
        <a href={url} rel="noopener noreferrer nofollow" target="_blank" className={buttonLook('action')}>
          {sheetWords.toProvider}
          <ExternalLink size={18} strokeWidth={1.75} aria-hidden="true" />
          <span className="sr-only">{sheetWords.newTab}</span>
        </a>
      )}
      <Button onClick={() => window.print()}>
        <Printer size={18} strokeWidth={1.75} aria-hidden="true" />
        {sheetWords.print}
      </Button>
    </div>
  );
}
