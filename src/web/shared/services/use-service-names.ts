import { useMemo } from 'react';
import type { LocalText } from '#domain/local-text.ts';
import { serviceName } from '#domain/services/service-texts.ts';
import { usePublicServices } from '../../features/services/api.ts';
import { useLanguage } from '../../i18n/use-language.ts';

/** What names a service that a cart or a reservation remembers by its French name. */
type NamedLine = { readonly serviceId: string | null; readonly titre: string };

/** Names the lines of a cart or a visit in the language of the page, where the catalogue has them so. */
export function useServiceNames(): (line: NamedLine) => LocalText {
  const language = useLanguage();
  const { data: services } = usePublicServices({ skip: language === 'fr' });
  const byId = useMemo(() => new Map(services?.map((service) => [service._id, service])), [services]);
  return ({ serviceId, titre }) => {
    const service = byId.get(serviceId ?? '');
    // One that was renamed since is no longer what was chosen then.
    return service?.titre === titre ? serviceName(service, language) : { text: titre, language: 'fr' };
  };
}
