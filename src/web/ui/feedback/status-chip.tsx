import { Ban, Circle, CircleCheck, Hourglass } from 'lucide-react';
import { Chip } from './chip.tsx';

const LOOKS = {
  pending: { tone: 'todo', icon: <Circle aria-hidden="true" /> },
  present: { tone: 'waiting', icon: <Hourglass aria-hidden="true" /> },
  done: { tone: 'done', icon: <CircleCheck aria-hidden="true" /> },
  cancel: { tone: 'cancelled', icon: <Ban aria-hidden="true" /> },
} as const;

/** How far something has come: picture, word and colour. The word is the caller's, in the language of the page. */
export function StatusChip({ status, word }: { status: keyof typeof LOOKS; word: string }) {
  const { tone, icon } = LOOKS[status];
  return (
    <Chip tone={tone} icon={icon}>
      {word}
    </Chip>
  );
}
