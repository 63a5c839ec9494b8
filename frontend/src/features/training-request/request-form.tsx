import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { trainingRequest, type TrainingRequest } from '@guildhall/contracts/training';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { fieldErrors } from '../../lib/field-errors.js';
import { useOneAtATime } from '../../lib/use-one-at-a-time.js';
import { Button } from '../../ui/button.js';
import { NeedsScripts } from '../../ui/needs-scripts.js';
import { RefusalAlert } from '../../ui/refusal-alert.js';
import { CompanyFields } from './company-fields.js';
import { ConsentField } from './consent-field.js';
import { DraftNotice } from './draft-notice.js';
import { draftFields, forgetDraft, keepDraft, readDraft } from './draft.js';
import { NeedFields } from './need-fields.js';
import { PlanFields } from './plan-fields.js';
import { emptyRequest, requestFields, type RequestFields } from './request-fields.js';
import { useSendRequest } from './use-send-request.js';
import { requestWords as words } from './words.js';

/** Everything that a request for training says. What is typed stays in this browser until it is sent. */
export function RequestForm() {
  const sending = useSendRequest();
  const [restored, setRestored] = useState(false);
  const { register, handleSubmit, reset, setValue, watch, setError, formState } = useForm<
    RequestFields,
    unknown,
    TrainingRequest
  >({ resolver: standardSchemaResolver(trainingRequest), defaultValues: emptyRequest });
  // The draft is known to the browser only: the first drawing must equal the prerendered one.
  useEffect(() => {
    const draft = readDraft();
    // Field by field: what is typed before the scripts are there is put back after this, and stays.
    if (draft) for (const name of draftFields) setValue(name, draft[name]);
    setRestored(draft !== null);
    const kept = watch((fields) => keepDraft(fields));
    return () => kept.unsubscribe();
  }, [watch, setValue]);
  const send = useOneAtATime(async (request: TrainingRequest) => {
    await sending.mutateAsync(request).catch((error: unknown) => {
      for (const [name, message] of fieldErrors(error, requestFields)) setError(name, { message });
    });
  });
  const submit = handleSubmit(send);
  const startOver = () => {
    reset(emptyRequest);
    forgetDraft();
    setRestored(false);
  };
  // Who registers its fields first is focused first when something is wrong: every group does it for itself, in order.
  const { errors } = formState;

  return (
    <form noValidate method="dialog" onSubmit={(event) => void submit(event)} className="grid gap-8">
      <NeedsScripts what="form" />
      {restored && <DraftNotice onStartOver={startOver} />}
      <RefusalAlert error={sending.error} title={words.failed.title} fallback={words.failed.fallback} />
      <CompanyFields register={register} errors={errors} />
      <NeedFields register={register} errors={errors} />
      <PlanFields register={register} errors={errors} />
      <ConsentField register={register} errors={errors} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-rule-strong pt-5">
        <Button look="action" type="submit" busy={sending.isPending} className="min-w-40">
          {sending.isPending ? words.busy : words.submit}
        </Button>
        <p className="text-14 text-ink-soft">{words.kept}</p>
      </div>
    </form>
  );
}
