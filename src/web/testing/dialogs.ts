/**
 * What jsdom lacks of <dialog>: it opens, Escape asks to cancel the last one opened, and closing gives the focus back.
 * It does not keep the focus inside; browsers do, which the browser tests check.
 */
export function installDialogs(): void {
  const openers = new Map<HTMLDialogElement, Element | null>();

  HTMLDialogElement.prototype.showModal = function showModal() {
    openers.set(this, document.activeElement);
    this.setAttribute('open', '');
  };

  HTMLDialogElement.prototype.close = function close() {
    const opener = openers.get(this);
    openers.delete(this);
    this.removeAttribute('open');
    this.dispatchEvent(new Event('close'));
    if (opener instanceof HTMLElement) opener.focus();
  };

  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') [...openers.keys()].at(-1)?.dispatchEvent(new Event('cancel', { cancelable: true }));
  });
}
