// The first script of every page, a file of its own that arrives long before the browser app. It remembers the buttons
// that a person presses meanwhile, each once and in their order, and keeps a form from being sent without the app.
const pressed = new Set<HTMLButtonElement>();

function watch(event: Event): void {
  const button = event.target instanceof Element && event.target.closest('button');
  if (!button) return;
  pressed.add(button);
  if (button.type === 'submit') event.preventDefault();
}

addEventListener('click', watch, true);
window.takeEarlyPresses = () => {
  removeEventListener('click', watch, true);
  return [...pressed];
};
