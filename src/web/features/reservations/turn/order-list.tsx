import { ChevronDown, ChevronUp, GripVertical } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { TurnView } from '#contract/schemas/turns.ts';
import { TechnicianNail } from '../../../shared/team/technician-nail.tsx';
import { useToasts } from '../../../shared/use-toasts.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import styles from './turn-order.module.css';
import { useTurnWords } from './use-turn-words.ts';

type OrderListProps = {
  label: string;
  turns: readonly TurnView[];
  onOrder: (technicianIds: string[]) => void;
};

/** The order of turns, changed by dragging a row by its handle, by the arrows on it, or by two buttons. */
export function OrderList({ label, turns, onOrder }: OrderListProps) {
  const { t } = useTranslation('board');
  const words = useTurnWords();
  const { announce } = useToasts();
  const list = useRef<HTMLOListElement>(null);
  const drag = useRowDrag(list, turns);
  const shown = drag.turns;

  const move = (from: number, to: number) => {
    const moved = turns[from];
    if (!moved || to < 0 || to >= turns.length) return;
    const ids = turns.map(({ technicianId }) => technicianId);
    onOrder(moveItem(ids, from, to));
    announce(t('turn.order.moved', { name: moved.name, place: to + 1, count: turns.length }));
  };
  const moveByKey = (event: KeyboardEvent, place: number) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    move(place, place + (event.key === 'ArrowUp' ? -1 : 1));
  };
  return (
    <ol ref={list} aria-label={label} className={styles.list}>
      {shown.map((turn, place) => (
        <li key={turn.technicianId} className={styles.row} data-held={drag.held === turn.technicianId}>
          <button
            type="button"
            aria-label={t('turn.order.drag', { place: place + 1, name: turn.name })}
            className={styles.handle}
            onKeyDown={(event) => moveByKey(event, place)}
            onPointerDown={(event) => drag.begin(event, turn.technicianId)}
            onPointerMove={drag.follow}
            onPointerUp={() => drag.end((from, to) => move(from, to))}
            onPointerCancel={drag.cancel}
          >
            <GripVertical aria-hidden="true" />
            <span className="num">{place + 1}</span>
          </button>
          <TechnicianNail technician={turn} width={16} />
          <span className={styles.person}>
            <strong>{turn.name}</strong>
            <span className={styles.standing}>
              {[words.standing(turn), words.later(turn)].filter((text) => text !== '').join(' · ')}
            </span>
          </span>
          <span className={styles.steps}>
            <IconButton
              label={t('turn.order.up', { name: turn.name })}
              icon={<ChevronUp aria-hidden="true" />}
              aria-disabled={place === 0}
              onClick={() => move(place, place - 1)}
            />
            <IconButton
              label={t('turn.order.down', { name: turn.name })}
              icon={<ChevronDown aria-hidden="true" />}
              aria-disabled={place === shown.length - 1}
              onClick={() => move(place, place + 1)}
            />
          </span>
        </li>
      ))}
    </ol>
  );
}

function moveItem<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const moved = items[from];
  const rest = items.filter((_, place) => place !== from);
  return moved === undefined ? [...items] : rest.toSpliced(to, 0, moved);
}

type Drag = { id: string; from: number; to: number };

/** A row in the hand: the others make room for it as it passes their middle, and nothing is kept before it is let go. */
function useRowDrag(list: { readonly current: HTMLElement | null }, turns: readonly TurnView[]) {
  const [drag, setDrag] = useState<Drag | null>(null);

  const begin = (event: PointerEvent<HTMLElement>, id: string) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture?.(event.pointerId);
    const from = turns.findIndex(({ technicianId }) => technicianId === id);
    setDrag({ id, from, to: from });
  };
  const follow = ({ clientY }: PointerEvent) => {
    if (!drag) return;
    const tops = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
    const passed = tops.findIndex(({ bottom }) => clientY < bottom);
    const to = passed === -1 ? turns.length - 1 : passed;
    // Drawn before a release is heard that follows at once.
    if (to !== drag.to) flushSync(() => setDrag({ ...drag, to }));
  };
  const end = (onMoved: (from: number, to: number) => void) => {
    if (drag && drag.from !== drag.to) onMoved(drag.from, drag.to);
    setDrag(null);
  };
  return {
    turns: drag ? moveItem(turns, drag.from, drag.to) : turns,
    held: drag?.id ?? null,
    begin,
    follow,
    end,
    cancel: () => setDrag(null),
  };
}
