import { logoFits, logoLimits, type Account } from '@guildhall/contracts/auth';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState, type ChangeEvent, type RefObject } from 'react';
import { callApi, sendFiles } from '../../lib/api-client.js';
import { serverWords } from '../../lib/api-error.js';
import { sessionQuery } from '../../lib/session/session-query.js';
import { useFocusOnChange } from '../../lib/use-focus-on-change.js';
import { Avatar } from '../../ui/avatar.js';
import { Button } from '../../ui/button.js';
import { AskFirstButton } from '../../ui/question/ask-first-button.js';
import { showToast } from '../../ui/toast/toast-store.js';
import { logoWords as words } from './logo-words.js';
import { readPicture, type Picture } from './read-picture.js';

type Fit = (typeof logoFits)[number];

interface LogoFieldProps {
  user: Account;
  /** Chosen, and not sent yet. */
  picture: Picture | null;
  onPick: (picture: Picture | null) => void;
}

/** The company's picture: look at it before it is sent, send it, take it away. */
export function LogoField({ user, picture, onPick }: LogoFieldProps) {
  const cache = useQueryClient();
  const [wrong, setWrong] = useState<string | null>(null);
  const [fit, setFit] = useState<Fit>('contain');
  const fileInput = useFocusOnChange<HTMLInputElement>(user.logo);
  const refresh = () => cache.prefetchQuery({ ...sessionQuery, staleTime: 0 });
  const forget = () => {
    onPick(null);
    if (fileInput.current) fileInput.current.value = '';
  };
  const uploading = useMutation({
    mutationFn: (file: File) => {
      const form = new FormData();
      form.append('fit', fit);
      form.append('file', file);
      return sendFiles<{ logoUrl: string }>('/api/users/upload-logo', form);
    },
    onSuccess: async () => {
      await refresh();
      forget();
      setWrong(null);
      showToast(words.done);
    },
    onError: (error) => {
      setWrong(serverWords(error, words.toast.fallback));
      showToast({
        tone: 'destructive',
        title: words.toast.failed,
        description: serverWords(error, words.toast.fallback),
      });
    },
  });
  const removing = useMutation({
    mutationFn: () => callApi('DELETE', '/api/users/logo'),
    onSuccess: async () => {
      await refresh();
      setWrong(null);
      showToast(words.removed);
    },
    onError: (error) =>
      showToast({ tone: 'destructive', title: words.label, description: serverWords(error, words.toast.notRemoved) }),
  });
  const refuse = (problem: string) => {
    setWrong(problem);
    forget();
  };
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    const problem = problemOf(file);
    if (problem) return refuse(problem);
    setWrong(null);
    onPick(await readPicture(file));
  };
  return (
    <div className="mb-8 grid gap-4">
      <div className="flex flex-wrap items-center gap-4">
        {picture ? (
          <img
            src={picture.address}
            alt={words.preview}
            onError={() => refuse(words.wrongType)}
            className={`size-24 rounded-card border border-rule bg-sunk ${fit === 'cover' ? 'object-cover' : 'object-contain'}`}
          />
        ) : user.logo ? (
          <img
            src={user.logo}
            alt={words.label}
            width={96}
            height={96}
            className="size-24 rounded-card border border-rule object-contain"
          />
        ) : (
          <span className="flex items-center gap-3 text-14 text-ink-soft">
            <Avatar name={user.companyName} />
            {words.none}
          </span>
        )}
        <FileButton control={fileInput} wrong={wrong} onChoose={(event) => void choose(event)} />
        {user.logo && !picture && (
          <AskFirstButton busy={removing.isPending} question={words.removeSure} onYes={() => removing.mutate()}>
            {words.remove}
          </AskFirstButton>
        )}
      </div>
      {picture && (
        <fieldset className="grid gap-2">
          <legend className="mb-1 font-semibold">{words.fit}</legend>
          {logoFits.map((choice) => (
            <label key={choice} className="flex min-h-8 items-center gap-2">
              <input type="radio" name="fit" checked={fit === choice} onChange={() => setFit(choice)} />
              {words.fits[choice]}
            </label>
          ))}
          <div className="mt-2">
            <Button look="action" busy={uploading.isPending} onClick={() => uploading.mutate(picture.file)}>
              {uploading.isPending ? words.uploading : words.upload}
            </Button>
          </div>
        </fieldset>
      )}
    </div>
  );
}

interface FileButtonProps {
  control: RefObject<HTMLInputElement | null>;
  wrong: string | null;
  onChoose: (event: ChangeEvent<HTMLInputElement>) => void;
}

function FileButton({ control, wrong, onChoose }: FileButtonProps) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="block font-semibold">
        {words.choose}
      </label>
      <p id={`${id}-hint`} className="text-14 text-ink-soft">
        {words.hint}
      </p>
      <input
        ref={control}
        id={id}
        type="file"
        accept={logoLimits.types.join(',')}
        aria-describedby={`${id}-hint${wrong ? ` ${id}-wrong` : ''}`}
        aria-invalid={wrong ? true : undefined}
        // The same file may be chosen again after it was mended.
        onClick={({ currentTarget }) => (currentTarget.value = '')}
        onChange={onChoose}
        className="mt-2 block w-full max-w-full text-14 file:mr-3 file:min-h-10 file:rounded-card file:border file:border-rule-strong file:bg-card file:px-4 file:font-semibold file:text-ink hover:file:border-ink hover:file:bg-sunk"
      />
      {wrong && (
        <p id={`${id}-wrong`} role="alert" className="mt-1 text-14 text-bad">
          {wrong}
        </p>
      )}
    </div>
  );
}

/** What the server would refuse anyway, said before a large file is sent. */
function problemOf({ type, size }: File): string | null {
  if (!logoLimits.types.includes(type)) return words.wrongType;
  return size > logoLimits.bytes ? words.tooLarge : null;
}
