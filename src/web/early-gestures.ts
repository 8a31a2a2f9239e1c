declare global {
  interface Window {
    /** Of the script that stands first in a drawn page (`early-press.ts`). */
    takeEarlyPresses?: () => HTMLButtonElement[];
  }
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * What a person did to a drawn page before the app arrived: fields filled or chosen, buttons pressed. Taken before the app
 * takes the page over; the function it gives does it again, once, when the app can hear it.
 */
export function takeEarlyGestures(container: Element): () => Promise<void> {
  const repeats = [...container.querySelectorAll<Field>('input, textarea, select')].flatMap(repeatOfField);
  const pressed = window.takeEarlyPresses?.() ?? [];
  repeats.push(...pressed.map((button) => () => button.click()));
  return async () => {
    for (const repeat of repeats.splice(0)) {
      repeat();
      // React draws what one gesture changed as soon as this task pauses: the next finds a page that knows of it.
      await null;
    }
  };
}

function repeatOfField(field: Field): (() => void)[] {
  if (field instanceof HTMLSelectElement) return [() => field.dispatchEvent(new Event('change', { bubbles: true }))];
  if (field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox')) {
    return field.checked === field.defaultChecked ? [] : [() => choose(field, !field.defaultChecked)];
  }
  const typed = field.value;
  return typed === field.defaultValue ? [] : [() => type(field, typed)];
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
