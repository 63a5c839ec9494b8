import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { holdLeaving, type Leave } from '../../lib/leaving/hold-leaving.js';
import { Asked, bringQuestion } from './asked.js';
import { leaveWords } from './leave-words.js';

/** Asks before the page is left, for as long as it stands there. */
export default function LeaveQuestion() {
  const navigate = useNavigate();
  const [held, setHeld] = useState<{ leave: Leave } | null>(null);
  const follow = useEffectEvent((address: string) => void navigate(address));
  useEffect(() => {
    void bringQuestion();
    return holdLeaving(
      (leave) => setHeld({ leave }),
      (address) => follow(address),
    );
  }, []);
  return (
    held && (
      <Asked
        question={leaveWords}
        onAnswer={(yes) => {
          setHeld(null);
          if (yes) held.leave();
        }}
      />
    )
  );
}
