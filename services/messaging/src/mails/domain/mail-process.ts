/** Where a mail can be on its way. */
export type MailStatus = 'written' | 'claimed' | 'sent' | 'postponed' | 'refused';

/** What can happen to it. `given_up` is the house's own: it was postponed for too long. */
export type MailStep = 'claim' | 'sent' | 'postponed' | 'refused' | 'given_up';

interface Transition {
  from: MailStatus;
  step: MailStep;
  to: MailStatus;
  /** What must be true besides: the mail is due (as a claimed one is when its lease has run out), or the claim is held. */
  guard: 'due' | 'holds_claim';
}

/** The life of a mail. Whoever takes a step is a worker; what isn't listed can't happen. */
export const mailProcess: readonly Transition[] = [
  { from: 'written', step: 'claim', to: 'claimed', guard: 'due' },
  { from: 'postponed', step: 'claim', to: 'claimed', guard: 'due' },
  { from: 'claimed', step: 'claim', to: 'claimed', guard: 'due' },
  { from: 'claimed', step: 'sent', to: 'sent', guard: 'holds_claim' },
  { from: 'claimed', step: 'postponed', to: 'postponed', guard: 'holds_claim' },
  { from: 'claimed', step: 'refused', to: 'refused', guard: 'holds_claim' },
  { from: 'claimed', step: 'given_up', to: 'refused', guard: 'holds_claim' },
];

/** The status after a step, or null where the step can't be taken. */
export function statusAfter(from: MailStatus, step: MailStep): MailStatus | null {
  return mailProcess.find((transition) => transition.from === from && transition.step === step)?.to ?? null;
}

/** In which of these a mail waits for a worker, once it is due. */
export const claimableStatuses: readonly MailStatus[] = mailProcess
  .filter(({ step }) => step === 'claim')
  .map(({ from }) => from);
