/** Reloads this tab, at another path of the site if one is given. */
export function openAnew(path: string | null): void {
  if (path === null) window.location.reload();
  else window.location.assign(path);
}
