/** What is not there by then will not come: the page hears its keys again. */
const PATIENCE_MS = 4000;

let letters = '';
let stop = (): void => undefined;

/**
 * Keeps what is typed from now on until `takeTypedAhead`: between a key that calls something up and the field that then has
 * the focus no letter is lost, nor does the page below hear it.
 */
export function keepTypedAhead(): void {
  stop();
  letters = '';
  const hear = (event: KeyboardEvent) => {
    if (event.key.length > 1 || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    letters += event.key;
  };
  window.addEventListener('keydown', hear, true);
  const timer = setTimeout(() => stop(), PATIENCE_MS);
  stop = () => {
    clearTimeout(timer);
    window.removeEventListener('keydown', hear, true);
  };
}

/** Returns what was typed meanwhile, once, and keeps no more. */
export function takeTypedAhead(): string {
  stop();
  const taken = letters;
  letters = '';
  return taken;
}
