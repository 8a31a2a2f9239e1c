/** How long after a press the place under the finger still belongs to it. */
export const SAME_PRESS_MS = 900;
/** How far a finger may stray between two presses of one place. */
const SAME_PLACE_PX = 12;
/** What goes away by a press in it, and leaves something else under the finger. */
const FLEETING = 'dialog, [role=menu], [data-fleeting]';

type Press = { in: Element; x: number; y: number; at: number };

/**
 * Ignores the second and third press of a double or triple one when what the first was made on has gone by it: a menu, a
 * dialog, the button of a message. They would land on whatever was beneath, such as the button of another visit. Returns
 * how to end it.
 */
export function ignoreSecondPresses(page: Document): () => void {
  let last: Press | null = null;

  const handle = (event: MouseEvent) => {
    if (!isOfPlace(event)) return;
    if (last && isAtOnce(last, event) && isGone(last.in)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      if (event.type === 'click') last.at = event.timeStamp;
    } else if (event.type === 'click') {
      last = pressOf(event);
    }
  };

  const aborting = new AbortController();
  const options = { capture: true, signal: aborting.signal };
  page.addEventListener('click', handle, options);
  page.addEventListener('mousedown', handle, options);
  page.addEventListener('pointerdown', handle, options);
  return () => aborting.abort();
}

/** A key, and a tool of somebody who does not point, press no place. */
function isOfPlace({ detail, clientX: x, clientY: y, type }: MouseEvent): boolean {
  return (type !== 'click' || detail > 0) && (x !== 0 || y !== 0);
}

function isAtOnce(last: Press, { clientX: x, clientY: y, timeStamp: at }: MouseEvent): boolean {
  return at - last.at < SAME_PRESS_MS && Math.hypot(x - last.x, y - last.y) < SAME_PLACE_PX;
}

function pressOf({ target, clientX: x, clientY: y, timeStamp: at }: MouseEvent): Press | null {
  const fleeting = target instanceof Element ? target.closest(FLEETING) : null;
  return fleeting && { in: fleeting, x, y, at };
}

/** A dialog that goes out is there for a moment, but cannot be pressed. */
function isGone(element: Element): boolean {
  return !element.isConnected || element.matches('[inert], dialog:not([open])');
}
