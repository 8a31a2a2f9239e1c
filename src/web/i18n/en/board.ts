import type { messages as french } from '../fr/board.ts';
import type { Translation } from '../translation.ts';

export const messages: Translation<typeof french> = {
  label: 'The day',
  today: 'Today',
  dayBefore: 'Previous day',
  dayAfter: 'Next day',
  chooseDay: 'Choose the day',
  places: 'Locations shown',
  both: 'Both ({{count}})',
  place: '{{name}} ({{count}})',
  counters: 'Show only',
  counts: {
    pending: 'To do',
    present: 'Waiting',
    done: 'Done',
    cancel: 'Cancelled',
    late: 'Late',
  },
  free: '{{time}} — free',
  now: 'now {{time}}',
  closed: 'Closed that day.',
  comment: 'Comment, {{client}}',
  nothingFound: 'No appointment matches.',
  palette: {
    title: 'Go fast',
    label: 'An action, a screen, a name or a phone number',
    today: 'Today’s board',
    screen: 'screen',
    looking: 'Searching…',
  },
};
