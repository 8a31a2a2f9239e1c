/** What stands around a disabled button: a press on the button reaches it. */
export function around(button: HTMLElement): HTMLElement {
  return button.parentElement ?? button;
}
