import { expect, it } from 'vitest';
import { performerOf, performersToldToClient, type ServedVisit } from './performers.ts';

it.each([
  [[], null],
  [['Ana'], 'Ana'],
  [['Ana', 'Zoé'], 'Ana et Zoé'],
  [['Ana', 'Zoé', 'Inès'], 'Ana, Zoé et Inès'],
])('names %j as %s', (names, text) => {
  expect(performerOf(names)).toBe(text);
});

const both = [
  { name: 'Ana', requested: false },
  { name: 'Zoé', requested: true },
];

it.each<[string, ServedVisit, string[]]>([
  ['whom she asked for before the visit', { status: 'pending', performer: 'Ana et Zoé', performers: both }, ['Zoé']],
  ['whom she asked for while she is there', { status: 'present', performer: 'Ana et Zoé', performers: both }, ['Zoé']],
  ['who served her after it', { status: 'done', performer: 'Ana et Zoé', performers: both }, ['Ana', 'Zoé']],
  ['nobody whose turn it merely is', { status: 'pending', performer: 'Ana', performers: both.slice(0, 1) }, []],
  ['what the desk wrote', { status: 'pending', performer: 'Linh' }, ['Linh']],
  [
    'whom she asked for, as it is cancelled',
    { status: 'cancel', performer: 'Zoé', performers: both.slice(1) },
    ['Zoé'],
  ],
  ['nobody of what is cancelled long since', { status: 'cancel', performer: 'Ana' }, []],
  ['nobody where nobody is known', { status: 'pending', performer: null }, []],
])('a client is told %s', (_, visit, names) => {
  expect(performersToldToClient(visit)).toEqual(names);
});
