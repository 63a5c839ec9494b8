import { useState, type ComponentProps } from 'react';
import { Button } from '../button.js';
import { Asked, bringQuestion, type Question } from './asked.js';

interface AskFirstButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  question: Question;
  onYes: () => void;
}

/** A button for what is not easily undone: it asks first, and the focus comes back to it. */
export function AskFirstButton({ question, onYes, ...button }: AskFirstButtonProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        {...button}
        aria-haspopup="dialog"
        onPointerEnter={() => void bringQuestion()}
        onFocus={() => void bringQuestion()}
        onClick={() => setAsking(true)}
      />
      {asking && (
        <Asked
          question={question}
          onAnswer={(yes) => {
            setAsking(false);
            if (yes) onYes();
          }}
        />
      )}
    </>
  );
}
