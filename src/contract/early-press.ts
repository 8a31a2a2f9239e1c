/**
 * The first script of every drawn page: it remembers the buttons that a person presses before the browser app has arrived,
 * each once and in their order, and keeps a form from being sent without the app. `takeEarlyPresses()` hands them over and
 * ends the watch. It stands in the page itself, allowed by its hash, because it must run before any file can arrive.
 */
export const EARLY_PRESS_SCRIPT = `{
const pressed = new Set();
const watch = (event) => {
  const button = event.target.closest('button');
  if (!button) return;
  pressed.add(button);
  if (button.type === 'submit') event.preventDefault();
};
addEventListener('click', watch, true);
window.takeEarlyPresses = () => (removeEventListener('click', watch, true), [...pressed]);
}`;
