import { listed } from '#contract/format.ts';
import type { Language } from '#domain/languages.ts';

type Served = {
  /** As it is kept: several are joined in French; what the desk wrote where there are no technicians. */
  performer: string | null;
  performers?: readonly { name: string }[] | undefined;
};

/** Who serves a visit, as one text of that language; null when nobody does. */
export function servedByText({ performer, performers = [] }: Served, language: Language): string | null {
  if (performers.length < 2) return performer;
  return listed(
    performers.map(({ name }) => name),
    language,
  );
}
