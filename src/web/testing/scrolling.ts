/** What jsdom lacks of scrolling: an element asked into view stays where it is. */
export function installScrolling(): void {
  Element.prototype.scrollIntoView = () => undefined;
}
