import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/schemas/reservations.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import type { Span } from '#domain/salon/spans.ts';
import { useToasts } from '../../../shared/use-toasts.ts';
import { type AgendaColumn, type AgendaRules, spanOfVisit } from '../agenda/agenda-columns.ts';
import type { Cursor } from '../agenda/cursor.ts';
import { standsAlike } from '../agenda/use-still-visits.ts';
import { type Drag, dropTargetsOf, heldOver, isOfSeveral, isUnmoved, lifted, mayLift } from './drag.ts';
import { useKeyboardDrag } from './use-keyboard-drag.ts';
import { type HeldLanding, useDragWords, useLanding } from './use-landing.ts';
import type { Placer } from './use-placing.ts';
import { type Grip, type PointerOver, usePointerDrag } from './use-pointer-drag.ts';

export type HandDay = {
  rules: AgendaRules;
  hours: Span;
  columns: readonly AgendaColumn[];
  locations: readonly LocationCode[];
  /** The visits as the server has them now, also while those shown are held still. */
  latest: readonly Reservation[];
  cursor: Cursor | null;
  onCursor: (cursor: Cursor) => void;
  onNew: (cursor: Cursor) => void;
  onBreak: (cursor: Cursor) => void;
};

type HandState = [Drag | null, (drag: Drag | null) => void];
type HandControl = { landing: HeldLanding; grip: Grip | null; card: RefObject<HTMLDivElement | null> };

/**
 * The drag over the agenda inside `grid`: one visit is picked up, carried, and let go, by mouse, finger or keyboard. What it
 * meets is said by `announce` for those who do not see it. When somebody else moves that visit meanwhile, the drag ends.
 */
export function useDrag(
  grid: RefObject<HTMLElement | null>,
  [drag, setDrag]: HandState,
  placer: Placer,
  day: HandDay,
): HandControl {
  const card = useRef<HTMLDivElement>(null);
  const [grip, setGrip] = useState<Grip | null>(null);
  const taken = useRef(0);
  const landing = useLanding(drag, day);
  const speak = useSpokenDrag(drag, landing);
  useOpenedDrag(drag, day.latest, () => setDrag(null));

  const pieceOf = (key: string) =>
    day.columns
      .flatMap(({ pieces, performer }) => pieces.map((piece) => ({ ...piece, performer })))
      .find((piece) => piece.key === key);
  const leave = () => {
    if (drag) speak('left', drag);
    setDrag(null);
  };
  const drop = () => {
    setDrag(null);
    if (!drag || isUnmoved(drag)) return leave();
    if (landing.conflicts.length > 0)
      placer.ask({ drag, conflicts: landing.conflicts, firstMet: landing.firstMet, about: landing.about });
    else placer.place(drag, false);
  };
  const lift = (key: string, by: Drag['by'], action: Drag['action']) => {
    const piece = pieceOf(key);
    if (!piece) return;
    const { visit, performer } = piece;
    const held = lifted(visit, { piece: key, by, action, performer, team: dropTargetsOf(day.columns) });
    if (!mayLift(visit, performer)) return speak('fixed', held);
    setDrag(held);
    if (by === 'keys') speak('lifted', held);
  };
  const hold = (over: PointerOver) => {
    if (!drag) return;
    const { date, location, performer } = day.columns.find(({ key }) => key === over.column) ?? drag.to;
    const minute = drag.action === 'stretch' ? over.minute : over.minute - taken.current;
    setDrag(heldOver(drag, { date, location, performer, minute, step: over.step, isAlone: over.isAlone }));
  };

  usePointerDrag(grid, card, {
    hours: day.hours,
    mayLift: (key) => {
      const piece = pieceOf(key);
      return drag === null && piece !== undefined && mayLift(piece.visit, piece.performer);
    },
    onLift: (taking, over) => {
      const piece = pieceOf(taking.piece);
      taken.current = piece ? over.minute - spanOfVisit(piece.visit).start : 0;
      setGrip(taking);
      lift(taking.piece, 'pointer', taking.action);
    },
    onOver: hold,
    onDrop: drop,
    onLeave: leave,
  });
  useKeyboardDrag(grid, {
    ...day,
    dropTargets: dropTargetsOf(day.columns),
    drag,
    onLift: (key) => lift(key, 'keys', 'move'),
    onHeld: setDrag,
    onDrop: drop,
    onLeave: leave,
  });
  return { landing, grip: drag?.by === 'pointer' ? grip : null, card };
}

const NOTHING = { visit: null, listed: null };

/** Lets go of a visit that another desk has moved, changed or deleted while it was held, and says so. */
function useOpenedDrag(drag: Drag | null, latest: readonly Reservation[], open: () => void): void {
  const { t } = useTranslation('agenda');
  const { show } = useToasts();
  const now = drag && latest.find(({ _id }) => _id === drag.visit._id);
  // What this desk has just placed may stand elsewhere in the list until that has been asked again.
  const [taken, setTaken] = useState<{ visit: Reservation | null; listed: Reservation | null }>(NOTHING);
  if (taken.visit !== (drag?.visit ?? null)) setTaken({ visit: drag?.visit ?? null, listed: now ?? null });
  const isStill = (visit: Reservation) =>
    standsAlike(visit, drag?.visit ?? visit) || (taken.listed !== null && standsAlike(visit, taken.listed));
  const isGone = drag !== null && (!now || !mayLift(now, drag.from.performer) || !isStill(now));
  const actions = useRef({ show, open, t });
  useEffect(() => {
    actions.current = { show, open, t };
  });
  const client = drag?.visit.reservationClientInfo.client ?? '';
  useEffect(() => {
    if (!isGone) return;
    actions.current.open();
    actions.current.show({ text: actions.current.t('takenAway', { client }) });
  }, [isGone, client]);
}

/** Returns what says how a visit is picked up or given back; where it is carried by keyboard is said by itself. */
function useSpokenDrag(drag: Drag | null, landing: HeldLanding) {
  const { t } = useTranslation('agenda');
  const { announce } = useToasts();
  const { spanText, placeText, whereText, conflictTexts, freeText } = useDragWords();
  const isCarried = drag?.by === 'keys' && !isUnmoved(drag);
  const where = drag ? `${spanText(drag.to)}, ${whereText(drag.to, { date: drag.from.date })}` : '';
  const against =
    drag && landing.conflicts.length > 0 ? [...conflictTexts(landing, drag), freeText(landing, drag)] : [];
  const alone = drag?.to.isAlone ? [t('aloneOf', { count: drag.from.changes.length })] : [];
  const text = isCarried ? [where, ...alone, ...against].map((one) => one.replace(/\.$/u, '')).join('. ') : '';
  useEffect(() => {
    if (text !== '') announce(text);
  }, [text, announce]);
  return (said: 'lifted' | 'left' | 'fixed', held: Drag) => {
    const place = placeText(held.from, { date: held.from.date });
    const words = t(`spoken.${said}`, { client: held.visit.reservationClientInfo.client, place });
    announce(said === 'lifted' && isOfSeveral(held) ? `${words} ${t('spoken.several')}` : words);
  };
}
