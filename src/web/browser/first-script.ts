// The first script of every page, a file of its own that arrives long before the browser app. It remembers the buttons
// that a person presses meanwhile, each once and in their order, and keeps a form from being sent without the app, and a
// link that also chooses something from being followed without it. On a page that the server drew it also sends for the
// app, once the page can be read: nothing of it competes with the picture.
const pressed = new Set<HTMLElement>();

function watch(event: MouseEvent): void {
  const press = event.target instanceof Element && event.target.closest<HTMLElement>('button, a[data-waits]');
  if (!press || event.ctrlKey || event.metaKey || event.shiftKey) return;
  pressed.add(press);
  if (!(press instanceof HTMLButtonElement) || press.type === 'submit') event.preventDefault();
}

addEventListener('click', watch, true);
window.takeEarlyPresses = () => {
  removeEventListener('click', watch, true);
  return [...pressed];
};

/** Who works here may have chosen the dark theme, or leave it to the device: then the desk is dark from its first picture on. */
function isDeskDark(): boolean {
  try {
    const theme = localStorage.getItem('theme');
    return theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  } catch {
    return false;
  }
}

if (location.pathname.startsWith('/dashboard') && isDeskDark()) document.documentElement.dataset.theme = 'dark';

const awaited = document.currentScript?.dataset.app?.split(' ') ?? [];

/**
 * Sends for the scripts one by one, each in a task of its own, and at last for the one that runs the app. What that one
 * imports is run beforehand, file by file, since all at once would hold a finger up.
 */
function sendForApp(): void {
  const src = awaited.pop();
  if (!src) return;
  document.head.append(Object.assign(document.createElement('script'), { type: 'module', src }));
  setTimeout(sendForApp);
}

/** Not every browser reports its paints. */
const LONGEST_MS = 1000;

// A tab that is opened in the background is painted when somebody looks at it: it should be ready by then.
if (document.hidden) sendForApp();
else new PerformanceObserver(sendForApp).observe({ type: 'paint', buffered: true });
addEventListener('load', () => setTimeout(sendForApp, LONGEST_MS));
