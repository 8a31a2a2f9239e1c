/** What jsdom lacks of scrolling: an element asked into view, or to scroll, stays where it is. */
export function installScrolling(): void {
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.scrollBy = () => undefined;
}
