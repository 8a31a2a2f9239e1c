import { useTranslation } from 'react-i18next';
import { serviceName } from '#domain/services/service-texts.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import type { PublicService } from '../../services/api.ts';

/** Returns how the desk names a service: its name in the language of the page, and that it is not offered online. */
export function useDeskServiceName(): (service: PublicService) => string {
  const { t } = useTranslation('intake');
  const language = useLanguage();
  return (service) => {
    const { text } = serviceName(service, language);
    return service.status === 'private' ? t('services.private', { name: text }) : text;
  };
}
