import { Printer } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '../../ui/avatar.js';
import { Badge } from '../../ui/badge.js';
import { ButtonLink } from '../../ui/button-link.js';
import { Button } from '../../ui/button.js';
import { IconButton } from '../../ui/icon-button.js';
import { Pagination } from '../../ui/pagination.js';
import { Stamp } from '../../ui/stamp.js';
import { Tabs } from '../../ui/tabs.js';
import { TooltipZone } from '../../ui/tooltip/tooltip.js';
import { Row, Shown } from './shown.js';

const looks = ['action', 'outline', 'quiet'] as const;

/** What is pressed, and the small labels. */
export function ControlsShown() {
  const [tab, setTab] = useState('one');
  return (
    <Shown title="Buttons, tabs, labels">
      <Row words="Buttons; the second of each is busy, the third can't be pressed yet">
        {looks.map((look) => (
          <span key={look} className="flex gap-2">
            <Button look={look}>Book this mill</Button>
            <Button look={look} busy>
              Booking…
            </Button>
            <Button look={look} disabled>
              Book this mill
            </Button>
          </span>
        ))}
        {looks.map((look) => (
          <ButtonLink key={look} look={look} to="/">
            A link that looks like one
          </ButtonLink>
        ))}
        <TooltipZone>
          {[false, true].map((disabled) => (
            <IconButton key={String(disabled)} label="Print" disabled={disabled}>
              <Printer size={20} strokeWidth={1.75} aria-hidden="true" />
            </IconButton>
          ))}
        </TooltipZone>
      </Row>
      <Row words="Badges, stamps, avatars">
        <Badge>Metal Fabrication</Badge>
        <Stamp kind="own">Direct listing</Stamp>
        <Stamp kind="foreign">External source</Stamp>
        <Stamp kind="waits">Waits</Stamp>
        <Avatar name="Fox Valley Tool & Die" />
        <Avatar name="Østergård" />
      </Row>
      <Tabs
        label="Tabs"
        chosen={tab}
        onChoose={setTab}
        tabs={[
          { id: 'one', words: 'General', content: <p>The first sheet.</p> },
          { id: 'two', words: 'Security', content: <p>The second sheet.</p> },
        ]}
      />
      {[1, 6, 12].map((page) => (
        <Pagination key={page} page={page} pages={12} hrefOf={(to) => `/_ui?page=${to}`} />
      ))}
    </Shown>
  );
}
