import { useSearchParams } from 'react-router';
import { paths } from '#contract/paths.ts';

const RETURN = 'retour';

/** The page of a step, from which one comes back to the summary. */
export function pathBackToSummary(path: string): string {
  return `${path}?${RETURN}=1`;
}

/** Where a step leads: back to the summary when one came from there to change something, else onward. */
export function useNextPath(onward: string): string {
  const [search] = useSearchParams();
  return search.has(RETURN) ? paths.summary : onward;
}
