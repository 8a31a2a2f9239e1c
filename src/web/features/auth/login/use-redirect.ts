import { matchRoutes, useSearchParams } from 'react-router';
import { paths } from '#contract/paths.ts';
import { safeRedirect } from '#domain/users/redirects.ts';

const PAGES = Object.values(paths).map((path) => ({ path }));

/** The path that a login opens: the page asked for if it is one of this site, else the dashboard. */
export function useRedirect(): string {
  const [search] = useSearchParams();
  return safeRedirect(search.get('redirect'), (pathname) => matchRoutes(PAGES, pathname) !== null);
}

/** The query that carries the same destination to another page of the account. */
export function useRedirectQuery(): string {
  const [search] = useSearchParams();
  const redirect = search.get('redirect');
  return redirect ? `?${new URLSearchParams({ redirect })}` : '';
}
