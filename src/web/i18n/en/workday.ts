import type { messages as fr } from '../fr/workday.ts';
import type { Translation } from '../translation.ts';

export const messages: Translation<typeof fr> = {
  title: 'My day',
  today: 'Today, {{date}}',
  span: '{{from}} – {{to}}, {{location}}',
  off: 'Day off',
  count_one: '{{count}} appointment',
  count_other: '{{count}} appointments',
  nothing: 'No appointments so far.',
  now: 'now {{time}}',
  until: 'to {{time}}',
  requested: 'asked for you',
  comment: 'Comment:',
  colour: 'Colour:',
  absences: { break: 'Break', off: 'Day off', training: 'Training' },
  wholeDay: 'all day',
  fromTo: '{{from}} – {{to}}',
  notLinked: 'Your account isn’t linked to anybody on the team.',
  notLinkedLead:
    'A manager links it under “Team”, on your details, at “The person’s account”. Your day will appear here at once.',
};
