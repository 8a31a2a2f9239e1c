import { X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Turns, TurnView } from '#contract/schemas/turns.ts';
import { workMinutes } from '#domain/booking/seats.ts';
import { isServedBy, mayAskTurn, peopleSideBySide, whoseTurns } from '#domain/team/turn-need.ts';
import { useSalonClock } from '../../../api/salon-clock.ts';
import { useAppDispatch } from '../../../app/use-store.ts';
import { useFormat, useLanguage } from '../../../i18n/use-language.ts';
import { useToasts } from '../../../shared/use-toasts.ts';
import { servedByText } from '../../../shared/visits/served-by-text.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { useSalon } from '../../settings/api.ts';
import { useTurnsQuery } from '../../technicians/turn-api.ts';
import { type TurnNeed, toolAsked } from '../desk-form/slice.ts';
import { usePointerRest } from '../live/stable-rows.ts';
import { useLiveOptions } from '../live/use-live-options.ts';
import { useReservationActions } from '../row/use-reservation-actions.ts';
import { titleOf } from '../row/visit-words.tsx';
import { Others, Proposed } from './turn-list.tsx';
import styles from './turn-proposal.module.css';
import { useBeside } from './use-beside.ts';
import { useTurnWords } from './use-turn-words.ts';

type TurnProposalProps = { need: TurnNeed; onClose: () => void };

/**
 * Says whose turn it is to serve somebody who has just arrived and asked for nobody. It stands beside the row and stops
 * nothing: whatever else is pressed closes it, and the visit stays as it is. It does not come up when it would change nothing.
 */
export function TurnProposal({ need, onClose }: TurnProposalProps) {
  const { visit, isCalled } = need;
  const salon = useSalon();
  const today = useSalonClock((now) => now?.date ?? null);
  const isAsked = salon !== undefined && mayAskTurn(visit, salon.locations, today);
  const { currentData } = useTurnsQuery(
    { location: visit.reservationLocation.locationReserved, reservationId: visit._id },
    { ...useLiveOptions(), skip: !isAsked },
  );
  const turns = useStillTurns(currentData);
  if (!isAsked || !turns || (turns.turns.length === 0 && !isCalled)) return null;
  const proposed = whoseTurns(turns.turns, peopleSideBySide(visit.reservationServices));
  const whom = proposed.length > 0 ? proposed : (visit.performers ?? []);
  const isSettled = isServedBy(
    visit,
    whom.map(({ technicianId }) => technicianId),
  );
  if (isSettled && !isCalled) return null;
  return <OpenProposal need={need} turns={turns.turns} proposed={proposed} onClose={onClose} />;
}

/** The newest order, but for the while that a pointer moves: then the one before. */
function useStillTurns(latest: Turns | undefined): Turns | undefined {
  const isResting = usePointerRest();
  const [shown, setShown] = useState(latest);
  if (latest && shown !== latest && (isResting || !shown)) setShown(latest);
  return shown;
}

type OpenProposalProps = TurnProposalProps & { turns: readonly TurnView[]; proposed: readonly TurnView[] };

function OpenProposal({ need: { visit, isCalled }, turns, proposed, onClose }: OpenProposalProps) {
  const { t } = useTranslation(['board', 'common']);
  const titleId = useId();
  const dispatch = useAppDispatch();
  const { give } = useReservationActions();
  const [isSending, setIsSending] = useState(false);
  const frame = useRef<HTMLElement>(null);
  useBeside(frame, visit._id);
  useLeaving(frame, isCalled, onClose);
  useSaid(visit.reservationClientInfo.client, proposed);

  const people = peopleSideBySide(visit.reservationServices);
  const take = async (chosen: readonly TurnView[]) => {
    setIsSending(true);
    await give(visit, chosen);
    onClose();
  };
  const takeByKey = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent) => {
    const turn = turns[Number(key) - 1];
    if (people === 1 && turn?.isFree && !isSending && !altKey && !ctrlKey && !metaKey) void take([turn]);
  };
  return (
    <section
      ref={frame}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      className={styles.proposal}
      onKeyDown={takeByKey}
    >
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          {t('board:turn.title')}
        </h2>
        <IconButton label={t('common:close')} icon={<X aria-hidden="true" />} onClick={onClose} />
      </div>
      <VisitFacts visit={visit} isCalled={isCalled} />
      {proposed.length > 0 ? (
        <Proposed turns={proposed} isSending={isSending} onTake={() => void take(proposed)} />
      ) : (
        <NobodyFree turns={turns} people={people} />
      )}
      <div className={styles.more}>
        <p>{t(proposed.length > 0 ? 'board:turn.others' : 'board:turn.order.title')}</p>
        <Button variant="quiet" size="medium" data-fleeting onClick={() => dispatch(toolAsked('turnOrder'))}>
          {t('board:turn.changeOrder')}
        </Button>
      </div>
      <Others
        turns={turns}
        proposed={proposed}
        isSending={isSending}
        onTake={people === 1 ? (turn) => void take([turn]) : null}
      />
    </section>
  );
}

function VisitFacts({ visit, isCalled }: TurnNeed) {
  const { t } = useTranslation('board');
  const format = useFormat();
  const language = useLanguage();
  const { reservationClientInfo, reservationServices: lines } = visit;
  const performer = servedByText(visit, language);
  const services = lines.map((line) => titleOf(line, language)).join(', ');
  const facts = [services, format.duration(workMinutes(lines)), t('turn.noWish')].join(' · ');
  return (
    <p className={styles.visit}>
      <strong>{reservationClientInfo.client}</strong> {!isCalled && t('turn.arrived')}
      <br />
      {facts}
      {performer && ` · ${t('turn.plannedWith', { performer })}`}
    </p>
  );
}

/** Nobody is free: who will be first, and when. */
function NobodyFree({ turns, people }: { turns: readonly TurnView[]; people: number }) {
  const { t } = useTranslation('board');
  const format = useFormat();
  const [first] = turns
    .flatMap(({ name, freeFrom }) => (freeFrom === null ? [] : [{ name, freeFrom }]))
    .sort((one, other) => (one.freeFrom < other.freeFrom ? -1 : 1));
  if (people > 1) return <p className={styles.nobody}>{t('turn.tooFew', { count: people })}</p>;
  return (
    <p className={styles.nobody}>
      {first ? t('turn.nobodyBefore', { time: format.time(first.freeFrom), name: first.name }) : t('turn.nobodyToday')}
    </p>
  );
}

/** Tells who listens what has come up, and how to get there. */
function useSaid(client: string, proposed: readonly TurnView[]) {
  const { t } = useTranslation('board');
  const { announce } = useToasts();
  const words = useTurnWords();
  const say = useEffectEvent(() => {
    const [first, ...others] = proposed;
    if (!first) return announce(t('turn.title'));
    const reasons = others.length > 0 ? t('turn.theirs') : words.reasons(first).join(', ');
    announce(t('turn.said', { client, name: words.names(proposed), reasons }));
  });
  useEffect(() => say(), []);
}

/** Closes it by Escape, and by a press anywhere else; what was called takes the focus, and gives it back. */
function useLeaving(frame: { readonly current: HTMLElement | null }, isCalled: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const before = document.activeElement;
    const element = frame.current;
    if (isCalled) element?.focus();
    return () => {
      const hadFocus = element?.contains(document.activeElement) || document.activeElement === document.body;
      if (hadFocus && before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [frame, isCalled]);
  useEffect(() => {
    const closeByPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !frame.current?.contains(target)) close();
    };
    const closeByKey = ({ key }: globalThis.KeyboardEvent) => {
      if (key === 'Escape') close();
    };
    document.addEventListener('pointerdown', closeByPress);
    document.addEventListener('keydown', closeByKey);
    return () => {
      document.removeEventListener('pointerdown', closeByPress);
      document.removeEventListener('keydown', closeByKey);
    };
  }, [frame]);
}
