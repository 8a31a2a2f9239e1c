import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/schemas/reservations.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import type { Span } from '#domain/salon/spans.ts';
import { useToasts } from '../../../shared/use-toasts.ts';
import { type AgendaColumn, type AgendaRules, spanOfVisit } from '../agenda/agenda-columns.ts';
import type { Cursor } from '../agenda/cursor.ts';
import { standsAlike } from '../agenda/use-still-visits.ts';
import { carriersOf, type Hand, heldOver, isOfSeveral, isUnmoved, lifted, mayLift } from './hand.ts';
import { useKeyHand } from './use-key-hand.ts';
import { type HeldLanding, useHandWords, useLanding } from './use-landing.ts';
import type { Placer } from './use-placing.ts';
import { type Grip, type PointerOver, usePointerHand } from './use-pointer-hand.ts';

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

type HandState = [Hand | null, (hand: Hand | null) => void];
type HandControl = { landing: HeldLanding; grip: Grip | null; card: RefObject<HTMLDivElement | null> };

/**
 * The hand over the agenda inside `grid`: one visit is picked up, carried, and let go, by mouse, finger or keyboard. What it
 * meets is said by `announce` for those who do not see it. When somebody else moves that visit meanwhile, the hand opens.
 */
export function useHand(
  grid: RefObject<HTMLElement | null>,
  [hand, setHand]: HandState,
  placer: Placer,
  day: HandDay,
): HandControl {
  const card = useRef<HTMLDivElement>(null);
  const [grip, setGrip] = useState<Grip | null>(null);
  const taken = useRef(0);
  const landing = useLanding(hand, day);
  const speak = useSpokenHand(hand, landing);
  useOpenedHand(hand, day.latest, () => setHand(null));

  const pieceOf = (key: string) =>
    day.columns
      .flatMap(({ pieces, performer }) => pieces.map((piece) => ({ ...piece, performer })))
      .find((piece) => piece.key === key);
  const leave = () => {
    if (hand) speak('left', hand);
    setHand(null);
  };
  const drop = () => {
    setHand(null);
    if (!hand || isUnmoved(hand)) return leave();
    if (landing.conflicts.length > 0)
      placer.ask({ hand, conflicts: landing.conflicts, firstMet: landing.firstMet, about: landing.about });
    else placer.place(hand, false);
  };
  const lift = (key: string, by: Hand['by'], deed: Hand['deed']) => {
    const piece = pieceOf(key);
    if (!piece) return;
    const { visit, performer } = piece;
    const held = lifted(visit, { piece: key, by, deed, performer, team: carriersOf(day.columns) });
    if (!mayLift(visit, performer)) return speak('fixed', held);
    setHand(held);
    if (by === 'keys') speak('lifted', held);
  };
  const hold = (over: PointerOver) => {
    if (!hand) return;
    const { date, location, performer } = day.columns.find(({ key }) => key === over.column) ?? hand.to;
    const minute = hand.deed === 'stretch' ? over.minute : over.minute - taken.current;
    setHand(heldOver(hand, { date, location, performer, minute, step: over.step, isAlone: over.isAlone }));
  };

  usePointerHand(grid, card, {
    hours: day.hours,
    mayLift: (key) => {
      const piece = pieceOf(key);
      return hand === null && piece !== undefined && mayLift(piece.visit, piece.performer);
    },
    onLift: (taking, over) => {
      const piece = pieceOf(taking.piece);
      taken.current = piece ? over.minute - spanOfVisit(piece.visit).start : 0;
      setGrip(taking);
      lift(taking.piece, 'pointer', taking.deed);
    },
    onOver: hold,
    onDrop: drop,
    onLeave: leave,
  });
  useKeyHand(grid, {
    ...day,
    carriers: carriersOf(day.columns),
    hand,
    onLift: (key) => lift(key, 'keys', 'move'),
    onHeld: setHand,
    onDrop: drop,
    onLeave: leave,
  });
  return { landing, grip: hand?.by === 'pointer' ? grip : null, card };
}

const NOTHING = { visit: null, listed: null };

/** Lets go of a visit that another desk has moved, changed or deleted while it was held, and says so. */
function useOpenedHand(hand: Hand | null, latest: readonly Reservation[], open: () => void): void {
  const { t } = useTranslation('agenda');
  const { show } = useToasts();
  const now = hand && latest.find(({ _id }) => _id === hand.visit._id);
  // What this desk has just placed may stand elsewhere in the list until that has been asked again.
  const [taken, setTaken] = useState<{ visit: Reservation | null; listed: Reservation | null }>(NOTHING);
  if (taken.visit !== (hand?.visit ?? null)) setTaken({ visit: hand?.visit ?? null, listed: now ?? null });
  const isStill = (visit: Reservation) =>
    standsAlike(visit, hand?.visit ?? visit) || (taken.listed !== null && standsAlike(visit, taken.listed));
  const isGone = hand !== null && (!now || !mayLift(now, hand.from.performer) || !isStill(now));
  const deeds = useRef({ show, open, t });
  useEffect(() => {
    deeds.current = { show, open, t };
  });
  const client = hand?.visit.reservationClientInfo.client ?? '';
  useEffect(() => {
    if (!isGone) return;
    deeds.current.open();
    deeds.current.show({ text: deeds.current.t('takenAway', { client }) });
  }, [isGone, client]);
}

/** Returns what says how a visit is picked up or given back; where it is carried by keyboard is said by itself. */
function useSpokenHand(hand: Hand | null, landing: HeldLanding) {
  const { t } = useTranslation('agenda');
  const { announce } = useToasts();
  const { spanText, placeText, whereText, conflictTexts, freeText } = useHandWords();
  const isCarried = hand?.by === 'keys' && !isUnmoved(hand);
  const where = hand ? `${spanText(hand.to)}, ${whereText(hand.to, { date: hand.from.date })}` : '';
  const against =
    hand && landing.conflicts.length > 0 ? [...conflictTexts(landing, hand), freeText(landing, hand)] : [];
  const alone = hand?.to.isAlone ? [t('aloneOf', { count: hand.from.changes.length })] : [];
  const text = isCarried ? [where, ...alone, ...against].map((one) => one.replace(/\.$/u, '')).join('. ') : '';
  useEffect(() => {
    if (text !== '') announce(text);
  }, [text, announce]);
  return (said: 'lifted' | 'left' | 'fixed', held: Hand) => {
    const place = placeText(held.from, { date: held.from.date });
    const words = t(`spoken.${said}`, { client: held.visit.reservationClientInfo.client, place });
    announce(said === 'lifted' && isOfSeveral(held) ? `${words} ${t('spoken.several')}` : words);
  };
}
