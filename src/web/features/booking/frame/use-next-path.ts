import { useSearchParams } from 'react-router';
import { paths } from '#contract/paths.ts';

const RETURN = 'retour';

/** The path of a step that will lead back to the summary. */
export function pathBackToSummary(path: string): string {
  return `${path}?${RETURN}=1`;
}

/** Where a step leads: back to the summary when that is where the person came from, else to `onward`. */
export function useNextPath(onward: string): string {
  const [search] = useSearchParams();
  return search.has(RETURN) ? paths.summary : onward;
}
