import { Button } from '../button.js';
import DialogSheet from '../dialog-sheet.js';
import type { AskedProps } from './asked.js';

/** The sheet that asks. To close it is to say no. */
export default function QuestionSheet({ question: { title, text, yes, no }, onAnswer }: AskedProps) {
  return (
    <DialogSheet
      title={title}
      intro={text}
      asks
      open
      onClose={() => onAnswer(false)}
      foot={
        <>
          <Button look="action" onClick={() => onAnswer(true)}>
            {yes}
          </Button>
          <Button onClick={() => onAnswer(false)}>{no}</Button>
        </>
      }
    />
  );
}
