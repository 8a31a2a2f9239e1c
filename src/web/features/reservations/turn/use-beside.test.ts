import { expect, it } from 'vitest';
import { besideOf } from './use-beside.ts';

const SCREEN = { width: 1280, height: 800 };
const box = (top: number, left: number, width: number) => ({ top, bottom: top + 60, left, right: left + width });

it.each([
  ['under its row', box(100, 90, 1160), 500, { x: 90, y: 168, room: 624 }],
  ['over it where there is no room below', box(600, 90, 1160), 500, { x: 90, y: 92, room: 584 }],
  ['at its right where it is too high for both', box(370, 90, 560), 600, { x: 658, y: 192, room: 784 }],
  ['at its left where there is no room at the right', box(370, 700, 560), 600, { x: 292, y: 192, room: 784 }],
  ['as high as there is room below', box(350, 90, 1160), 600, { x: 90, y: 418, room: 374 }],
  ['as high as there is room above', box(420, 90, 1160), 600, { x: 90, y: 8, room: 404 }],
])('a popover stands %s', (_where, row, height, expected) => {
  expect(besideOf(row, { width: 400, height }, SCREEN)).toEqual(expected);
});
