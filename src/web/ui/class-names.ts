/** Joins the class names that apply; what is false or absent is left out. */
export function classNames(...names: ReadonlyArray<string | false | undefined>): string {
  return names.filter((name) => name !== false && name !== undefined && name !== '').join(' ');
}
