import { Alert } from '../../ui/alert.js';
import { Button } from '../../ui/button.js';
import { ButtonLink } from '../../ui/button-link.js';
import { Caliper } from '../../ui/drawings/caliper.js';
import { EmptyState } from '../../ui/empty-state.js';
import { PartNet } from '../../ui/part-net.js';
import { Skeleton } from '../../ui/skeleton.js';
import { Stepper } from '../../ui/stepper.js';
import { showToast } from '../../ui/toast/toast-store.js';
import { Row, Shown } from './shown.js';

const steps = [
  { title: 'Request Review', text: 'Within 1-2 business days.' },
  { title: 'Personal Contact', text: 'By e-mail or phone.' },
  { title: 'Tailored Recommendations', text: 'A curated list.' },
];

/** What tells of something: passing, standing, missing, on its way. */
export function NoticesShown() {
  return (
    <Shown title="Notices">
      <Alert tone="destructive" title="It failed">
        <p>What happened, what was kept, what to do.</p>
      </Alert>
      <Alert tone="warning">
        <p>The main search engine is away.</p>
      </Alert>
      <Alert tone="success">
        <p>Your address is confirmed.</p>
      </Alert>
      <Alert tone="info" title="With a title">
        <p>What is good to know.</p>
      </Alert>
      <Row words="Toasts: one at a time, 5 s, swipe right, F8">
        <Button onClick={() => showToast({ title: 'Saved', description: 'The notes are kept.' })}>A plain toast</Button>
        <Button
          onClick={() => showToast({ tone: 'destructive', title: 'Save failed', description: 'Please try again.' })}
        >
          A destructive toast
        </Button>
      </Row>
      <EmptyState drawing={<Caliper part={false} className="h-24" />} title="Nothing here">
        <p className="mt-1 text-ink-soft">And what to do about it.</p>
        <ButtonLink to="/training" className="mt-4">
          See all training
        </ButtonLink>
      </EmptyState>
      <Stepper label="Steps, none at work" steps={steps} />
      <Stepper label="Steps, the second at work" steps={steps} current={1} />
      <PartNet>
        <Broken />
      </PartNet>
      <div className="grid gap-2">
        <Skeleton className="h-5 w-2/5" />
        <Skeleton className="h-4 w-4/5" />
      </div>
    </Shown>
  );
}

/** A part whose code never comes. */
function Broken(): never {
  throw new Error('This part breaks on purpose: what stands in its place is to be seen');
}
