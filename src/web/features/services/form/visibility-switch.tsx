import { useTranslation } from 'react-i18next';
import { isPublic } from '#domain/services/services.ts';
import { useProblemSentence } from '../../../api/problem-text.tsx';
import { useLanguage } from '../../../i18n/use-language.ts';
import { useToasts } from '../../../shared/use-toasts.ts';
import { Switch } from '../../../ui/choices/switch.tsx';
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx';
import type { PublicService } from '../api.ts';
import { useChangeServiceMutation } from '../staff-api.ts';
import { bodyOf, fieldsOf } from './service-form-fields.ts';

/** Publishes a service or hides it, at once, and says so. */
export function VisibilitySwitch({ service }: { service: PublicService }) {
  const { t } = useTranslation('owner');
  const { show } = useToasts();
  const language = useLanguage();
  const sentence = useProblemSentence();
  const [change, { isLoading }] = useChangeServiceMutation();
  const { id, version, titre: name } = service;

  const handleChange = async () => {
    const status = isPublic(service) ? 'private' : 'public';
    const { user, ...body } = bodyOf({ ...fieldsOf(service, language), status });
    const answer = await change({ id, version, ...body, ...(user !== '' && { user }) });
    if (answer.error) show({ text: sentence(answer.error), tone: 'error' });
    else show({ text: status === 'public' ? t('nowPublic', { name }) : t('nowPrivate', { name }) });
  };

  return (
    <Switch
      checked={isPublic(service)}
      disabled={isLoading}
      onChange={() => void handleChange()}
      label={
        <>
          {isPublic(service) ? t('fields.public') : t('fields.private')}
          <VisuallyHidden>, {name}</VisuallyHidden>
        </>
      }
    />
  );
}
