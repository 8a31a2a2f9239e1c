import { createBrowserRouter } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { nameHistoryEntry } from './history-entry.ts';

beforeEach(() => history.replaceState(null, ''));

/** What the router calls the page that a full load opens. */
function keyOfFirstPage(): string {
  nameHistoryEntry();
  const router = createBrowserRouter([{ path: '*' }]);
  router.dispose();
  return router.state.location.key;
}

it('tells one full load from another, so that no page opens at the scroll of the one before', () => {
  const first = keyOfFirstPage();
  history.pushState(null, '', '/ailleurs');
  expect(keyOfFirstPage()).not.toBe(first);
});

it('knows a page again that is loaded anew, so that a reload stays where it was', () => {
  expect(keyOfFirstPage()).toBe(keyOfFirstPage());
});

it('leaves what else the entry holds', () => {
  history.replaceState({ usr: { keepsFocus: true }, idx: 3 }, '');
  nameHistoryEntry();
  expect(history.state).toMatchObject({ usr: { keepsFocus: true }, idx: 3 });
});
