/** Loads this tab anew, at another address of the site if one is named. */
export function openAnew(path: string | null): void {
  if (path === null) window.location.reload();
  else window.location.assign(path);
}
