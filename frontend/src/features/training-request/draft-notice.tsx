import { requestWords } from './words.js';

/** Says that the form was filled in before, and lets it begin anew. */
export function DraftNotice({ onStartOver }: { onStartOver: () => void }) {
  return (
    <p className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-l-4 border-steel bg-steel-wash px-4 py-2">
      {requestWords.restored}
      <button type="button" onClick={onStartOver} className="link min-h-8">
        {requestWords.startOver}
      </button>
    </p>
  );
}
