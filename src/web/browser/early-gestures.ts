declare global {
  interface Window {
    /** Of the script that stands first in a drawn page (`first-script.ts`). */
    takeEarlyPresses?: () => HTMLElement[];
  }
}

const WATCHED = ['click', 'input'] as const;

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * What a person did to a drawn page before the app arrived: fields filled or chosen, buttons pressed. Taken before the app
 * takes the page over; the function it gives does it again, once, when the app can hear it.
 */
export function takeEarlyGestures(container: Element): () => Promise<void> {
  const repeats = [...container.querySelectorAll<Field>('input, textarea, select')].flatMap(repeatOfField);
  const pressed = window.takeEarlyPresses?.() ?? [];
  repeats.push(...pressed.map((button) => () => button.click()));
  const takeFields = watchFields();
  return async () => {
    for (const repeat of [...repeats.splice(0), ...takeFields()]) {
      repeat();
      // React draws what one gesture changed as soon as this task pauses: the next finds a page that knows of it.
      await null;
    }
  };
}

/**
 * Fields that change while React is taking the page over: it hears the event, but finds the field as it is already and puts
 * its own first state back. Buttons it hears well.
 */
function watchFields(): () => (() => void)[] {
  const changed = new Map<Field, () => void>();
  const watch = ({ type, target }: Event) => {
    if (isField(target) && (type === 'input' || isChoice(target))) changed.set(target, repeatOf(target));
  };
  // A choice is made at its click already, at which React may take over at once: `input` comes too late for it.
  for (const event of WATCHED) window.addEventListener(event, watch, true);
  return () => {
    for (const event of WATCHED) window.removeEventListener(event, watch, true);
    const repeats = [...changed.values()];
    changed.clear();
    return repeats;
  };
}

function isField(target: EventTarget | null): target is Field {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
  );
}

/** Whatever differs from what the server drew. */
function repeatOfField(field: Field): (() => void)[] {
  if (field instanceof HTMLSelectElement) return [repeatOf(field)];
  // A radio button is never unchosen by itself: the one chosen instead says so.
  if (field.type === 'radio') return isChoice(field) && field.checked && !field.defaultChecked ? [repeatOf(field)] : [];
  const isTouched = isChoice(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
  return isTouched ? [repeatOf(field)] : [];
}

/** Brings the field to where it is now once more. */
function repeatOf(field: Field): () => void {
  if (field instanceof HTMLSelectElement) return () => field.dispatchEvent(new Event('change', { bubbles: true }));
  const { value } = field;
  if (!isChoice(field)) return () => type(field, value);
  const { checked } = field;
  return () => choose(field, checked);
}

function isChoice(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox');
}

/** React hears a click only when it changes what React last saw. */
function choose(field: HTMLInputElement, checked: boolean): void {
  field.checked = !checked;
  field.click();
}

/** React watches the property of the element; the one of its prototype changes the field behind its back. */
function type(field: HTMLInputElement | HTMLTextAreaElement, text: string): void {
  field.value = '';
  const prototype = field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
