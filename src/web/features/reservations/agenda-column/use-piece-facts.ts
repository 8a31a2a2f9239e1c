import { useTranslation } from 'react-i18next';
import { clockTime, salonMoment } from '#domain/salon/salon-time.ts';
import { useFormat, useLanguage } from '../../../i18n/use-language.ts';
import type { VisitPiece } from '../agenda/agenda-columns.ts';
import { shorterNames } from '../looks/less-said.ts';
import { textWidth } from '../looks/text-width.ts';
import type { VisitState } from '../row/use-visit-state.ts';
import { languageOfTitles, titleOf } from '../row/visit-words.tsx';
import type { PieceFacts } from './piece-words.ts';

/** Returns all that could be said of a visit in a column. */
export function usePieceFacts({ visit, lines, start, end }: VisitPiece, state: VisitState): PieceFacts {
  const { t } = useTranslation(['agenda', 'desk']);
  const format = useFormat();
  const language = useLanguage();
  const { client, comment } = visit.reservationClientInfo;
  const time = format.time(clockTime(start));
  const isWaiting = state.look === 'waiting' || state.look === 'tooLong';
  const late = [t('desk:late', { duration: state.duration }), `${state.word} ${state.duration}`];
  const waits =
    isWaiting && visit.presentAt !== null
      ? [t('agenda:since', { time: format.time(clockTime(salonMoment(Date.parse(visit.presentAt)).minutes)) })]
      : [];
  return {
    time,
    span: t('agenda:span', { from: time, to: format.time(clockTime(end)) }),
    client,
    services: lines.flatMap((index) => {
      const line = visit.reservationServices[index];
      return line ? [titleOf(line, language)] : [];
    }),
    language: languageOfTitles(visit.reservationServices, language),
    since: state.look === 'late' ? late : waits,
    note: comment,
  };
}

const LETTERS = {
  time: { weight: 500, rem: 0.8125 },
  name: { weight: 650, rem: 0.875 },
  services: { weight: 400, rem: 0.8125 },
  since: { weight: 700, rem: 0.8125 },
  note: { weight: 400, rem: 0.8125 },
} as const;

const WIDER_FIGURE = 0.7;

/** The width of a text in the letters of its line, at the ordinary size of letters. */
export function lineWidth(text: string, kind: keyof typeof LETTERS): number {
  const { weight, rem } = LETTERS[kind];
  const root = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  // A space that keeps words together is as wide as another; figures of one width are a little wider than measured.
  const figures = text.replace(/\D/gu, '').length * WIDER_FIGURE;
  return (textWidth(text.replaceAll('\u00A0', ' '), { weight, rem }) * 16) / root + figures + 2;
}

/** The width of the least that is said beside the signs: the shortest form of the name, and the time. */
export function leastWidth({ client, time }: PieceFacts): number {
  return Math.max(lineWidth(shorterNames(client).at(-1) ?? '', 'name'), lineWidth(time, 'time'));
}
