import { MessageSquareText, Palette } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { useFormat, useLanguage } from '../../../i18n/use-language.ts';
import { classNames } from '../../../ui/class-names.ts';
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx';
import { NoteButton } from '../../../ui/overlays/note-button.tsx';
import { firstThatFits, heardName, shorterFacts, shorterNames } from '../looks/less-said.ts';
import { StateText } from '../looks/state-text.tsx';
import { textWidth } from '../looks/text-width.ts';
import looks from '../looks/visit-looks.module.css';
import { FoundText } from '../row/found-text.tsx';
import { RowActions } from '../row/row-actions.tsx';
import type { RowControl } from '../row/row-control.ts';
import { useColors } from '../row/use-colors.ts';
import { useVisitState } from '../row/use-visit-state.ts';
import { languageOfTitles, PhoneText, titleOf } from '../row/visit-words.tsx';
import type { Room } from './board-measures.ts';
import styles from './board-row.module.css';
import { PerformerNails, type RowPerformer, type TeamColours, useRowPerformer } from './row-performer.tsx';

type BoardRowProps = RowControl & {
  visit: Reservation;
  room: Room;
  team: TeamColours;
  /** It has just been deleted by somebody. */
  isLeaving: boolean;
  isFresh: boolean;
};

/**
 * One visit on the board: when, who, what, how it stands, and the one thing to do next. In each state, with any sign and in
 * each language it is as high as in any other and its buttons stay where they are: each part has room of its own, kept while
 * it is empty, and where there is less room less is said.
 */
export const BoardRow = memo(function BoardRow(props: BoardRowProps) {
  const { visit, room, team, isLeaving, isFresh, onTransition, onAsk } = props;
  const { t } = useTranslation(['board', 'desk']);
  const format = useFormat();
  const { status, reservationDate, reservationClientInfo: info } = visit;
  const state = useVisitState(visit);
  const isFirst = visit.history?.visits === 0;
  const hasColors = (visit.history?.colorNotes ?? []).length > 0;
  const performer = useRowPerformer(visit, team);
  const facts = useFacts(visit, room, performer);
  const name = firstThatFits(shorterNames(info.client), room.name, widthOfName);
  return (
    <li
      className={classNames(styles.row, looks.look)}
      data-row={visit._id}
      data-status={status}
      data-look={state.look}
      data-leaving={isLeaving}
      data-fresh={isFresh}
    >
      <div className={styles.when}>
        <time dateTime={`${reservationDate.dateReserved}T${reservationDate.timeReserved}`} className={styles.time}>
          {format.time(reservationDate.timeReserved)}
        </time>
        <StateText state={state} isCard={room.isCard} />
      </div>
      <strong className={styles.client}>
        <button
          type="button"
          title={info.client}
          aria-label={t('open', { client: heardName(name, info.client) })}
          className={styles.open}
          onClick={() => onAsk({ dialog: 'details', reservation: visit })}
        >
          <FoundText>{name}</FoundText>
        </button>
      </strong>
      <span title={facts.whole} className={styles.facts}>
        {facts.hasNails && performer && <PerformerNails nails={performer.nails} />}
        {facts.shown}
      </span>
      {room.isCard && performer && (
        <CardPerformer performer={performer} room={room} signs={slotsFrom(isFirst || hasColors, info.comment !== '')} />
      )}
      <div className={styles.signs} data-print="never">
        <span>
          {isFirst && (
            <span className={styles.first} title={t('desk:history.first')}>
              <VisuallyHidden>{t('desk:history.first')}</VisuallyHidden>
            </span>
          )}
        </span>
        <PastColors visit={visit} />
        <span>
          {info.comment !== '' && (
            <NoteButton label={t('comment', { client: info.client })} icon={<MessageSquareText aria-hidden="true" />}>
              {info.comment}
            </NoteButton>
          )}
        </span>
      </div>
      {room.isWide && <WideFacts visit={visit} />}
      <div className={styles.actions} data-print="never">
        <RowActions reservation={visit} disabled={isLeaving} onTransition={onTransition} onAsk={onAsk} />
      </div>
    </li>
  );
});

/** How many slots there are from the first sign of a card on: before it there is room. */
function slotsFrom(hasFirst: boolean, hasSecond: boolean): number {
  if (hasFirst) return 2;
  return hasSecond ? 1 : 0;
}

type CardPerformerProps = { performer: RowPerformer; room: Room; signs: number };

/** Who serves, on a line of a card that she shares with its signs: with her nail where it has room. */
function CardPerformer({ performer: { texts, nails }, room, signs }: CardPerformerProps) {
  const width = room.facts - signs * room.sign;
  const beside = width - nails.length * room.nail;
  const hasNails = texts.some((text) => widthOfFacts(text) <= beside);
  return (
    <span title={texts[0]} style={{ maxInlineSize: width }} className={styles.performer}>
      {hasNails && <PerformerNails nails={nails} />}
      {firstThatFits(texts, hasNails ? beside : width, widthOfFacts)}
    </span>
  );
}

/** One location alone has room for how to call, what was said and how much it is. */
function WideFacts({ visit: { reservationClientInfo: info, totalPrice } }: { visit: Reservation }) {
  const format = useFormat();
  return (
    <>
      <span className={styles.said}>{info.comment}</span>
      <span className={styles.phone}>
        <PhoneText info={info} />
      </span>
      <span className={`num ${styles.amount}`}>{format.price(totalPrice)}</span>
    </>
  );
}

/** The colours the client had before, one touch away. */
function PastColors({ visit }: { visit: Reservation }) {
  const { t } = useTranslation('desk');
  const colors = useColors()(visit.history);
  if (colors.length === 0) return <span />;
  return (
    <span>
      <NoteButton
        label={t('history.colorsOf', { client: visit.reservationClientInfo.client })}
        icon={<Palette aria-hidden="true" />}
      >
        {colors.join('\n')}
      </NoteButton>
    </span>
  );
}

/** All on one line; on a card who serves has a line of her own. */
function useFacts(visit: Reservation, room: Room, performer: RowPerformer | null) {
  const { status, reservationServices: lines, totalPrice } = visit;
  const format = useFormat();
  const language = useLanguage();
  const minutes = lines.reduce((sum, line) => sum + line.minutes, 0);
  const services = lines.map((line) => titleOf(line, language));
  const amount = status === 'present' ? format.price(totalPrice) : '';
  const who = (!room.isCard && performer?.texts[0]) || null;
  const named = { services, language: languageOfTitles(lines, language) };
  const texts = shorterFacts({ ...named, performer: who, duration: format.duration(minutes), amount });
  const nails = (performer?.nails.length ?? 0) * room.nail;
  const isNamedIn = (text: string) => who !== null && text.startsWith(who);
  const shown = firstThatFits(texts, room.facts, (text) => widthOfFacts(text) + (isNamedIn(text) ? nails : 0));
  return { whole: texts[0] ?? '', shown, hasNails: isNamedIn(shown) };
}

function widthOfName(text: string): number {
  return textWidth(text, { weight: 650, rem: 0.96875 });
}

function widthOfFacts(text: string): number {
  return textWidth(text, { weight: 400, rem: 0.84375 });
}
