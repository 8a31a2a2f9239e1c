import { afterEach, beforeEach, expect, it } from 'vitest';
import { ignoreSecondPresses, SAME_PRESS_MS } from './second-press.ts';

let pressed: string[];
let end: () => void;

beforeEach(() => {
  pressed = [];
  button('of another visit', document.body);
  end = ignoreSecondPresses(document);
});

afterEach(() => {
  end();
  document.body.replaceChildren();
});

function button(name: string, parent: Element, onPress?: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.textContent = name;
  element.addEventListener('click', () => {
    pressed.push(name);
    onPress?.();
  });
  parent.append(element);
  return element;
}

/** What goes by a press in it, by each way in which it may go. */
const FLEETING = {
  menu: (gone: (parent: Element) => void) => {
    const menu = document.createElement('div');
    menu.setAttribute('role', 'menu');
    document.body.append(menu);
    return button('item', menu, () => gone(menu));
  },
  dialog: (gone: (parent: Element) => void) => {
    const dialog = document.createElement('dialog');
    dialog.setAttribute('open', '');
    document.body.append(dialog);
    return button('item', dialog, () => gone(dialog));
  },
  message: (gone: (parent: Element) => void) => {
    const message = document.createElement('div');
    document.body.append(message);
    const undo = button('item', message, () => gone(message));
    undo.dataset.fleeting = '';
    return undo;
  },
};

let now = 0;

function press(element: Element, { after = 0, x = 300, detail = 1 } = {}): void {
  now += after;
  for (const type of ['pointerdown', 'mousedown', 'click']) {
    const event = new MouseEvent(type, { bubbles: true, cancelable: true, clientX: x, clientY: 200, detail });
    Object.defineProperty(event, 'timeStamp', { value: now });
    element.dispatchEvent(event);
  }
}

const beneath = () => document.querySelector('button') ?? document.body;
const remove = (parent: Element) => parent.remove();
const leave = (parent: Element) => parent.setAttribute('inert', '');

const KINDS = [
  ['menu', remove],
  ['dialog', remove],
  ['dialog', leave],
  ['message', remove],
] as const;
const RHYTHMS = [50, 120, 300, 600, 800].flatMap((delay) => [2, 3].map((presses) => [delay, presses] as const));
const CASES = KINDS.flatMap(([kind, gone]) => RHYTHMS.map(([delay, presses]) => ({ kind, gone, delay, presses })));

it.each(CASES)('$presses presses at $delay ms on a $kind that goes are one', ({ kind, gone, delay, presses }) => {
  press(FLEETING[kind](gone), { after: 5000 });
  for (let count = 2; count <= presses; count += 1) press(beneath(), { after: delay });
  expect(pressed).toEqual(['item']);
});

it.each([
  ['a while later', { after: SAME_PRESS_MS }],
  ['elsewhere', { after: 50, x: 340 }],
  ['made by a key', { after: 50, detail: 0 }],
])('a press %s is one of its own', (_case, second) => {
  press(FLEETING.menu(remove), { after: 5000 });
  press(beneath(), second);
  expect(pressed).toEqual(['item', 'of another visit']);
});

it('takes every press on what stays', () => {
  const item = FLEETING.menu(() => undefined);
  press(item, { after: 5000 });
  press(item, { after: 50 });
  expect(pressed).toEqual(['item', 'item']);
});

it('takes every press once it is ended', () => {
  end();
  press(FLEETING.menu(remove), { after: 5000 });
  press(beneath(), { after: 50 });
  expect(pressed).toEqual(['item', 'of another visit']);
});
