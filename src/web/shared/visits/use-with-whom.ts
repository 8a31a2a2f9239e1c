import { useTranslation } from 'react-i18next';
import { listed } from '#contract/format.ts';
import { performersToldToClient, type ServedVisit } from '#domain/team/performers.ts';
import { useLanguage } from '../../i18n/use-language.ts';

/** Returns a function that tells a client with whom their visit is, « avec Mai »; null where that is nobody in particular. */
export function useWithWhom(): (visit: ServedVisit) => string | null {
  const namesText = useNamesText();
  return (visit) => namesText(performersToldToClient(visit));
}

/** Returns a function that says so of these names; null where there are none. */
export function useNamesText(): (names: readonly string[]) => string | null {
  const { t } = useTranslation('visits');
  const language = useLanguage();
  return (names) => (names.length === 0 ? null : t('with', { names: listed(names, language) }));
}
