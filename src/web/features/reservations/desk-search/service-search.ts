import type { Language } from '#domain/languages.ts';
import { isFoundBy, searchKey } from '#domain/search.ts';
import { serviceName } from '#domain/services/service-texts.ts';
import type { PublicService } from '../../services/api.ts';

/** Returns the services that what is typed may mean, of all categories, by their French name or that of the page. */
export function servicesFor(services: readonly PublicService[], typed: string, language: Language): PublicService[] {
  return services.filter((service) =>
    isFoundBy(searchKey(`${service.titre} ${serviceName(service, language).text}`), typed),
  );
}
