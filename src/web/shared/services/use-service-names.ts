import { useMemo } from 'react';
import type { LocalText } from '#domain/local-text.ts';
import { serviceName } from '#domain/services/service-texts.ts';
import { usePublicServices } from '../../features/services/api.ts';
import { useLanguage } from '../../i18n/use-language.ts';

/** A line of a cart or a reservation, which holds the French name of its service. */
type NamedLine = { readonly serviceId: string | null; readonly titre: string };

/** Returns a function that names a line in the language of the page, when the catalogue has that text, else in French. */
export function useServiceNames(): (line: NamedLine) => LocalText {
  const language = useLanguage();
  const { data: services } = usePublicServices({ skip: language === 'fr' });
  const byId = useMemo(() => new Map(services?.map((service) => [service._id, service])), [services]);
  return ({ serviceId, titre }) => {
    const service = byId.get(serviceId ?? '');
    // A service that was renamed since is not what was chosen then.
    return service?.titre === titre ? serviceName(service, language) : { text: titre, language: 'fr' };
  };
}
