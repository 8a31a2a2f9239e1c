import { useTranslation } from 'react-i18next';
import { isPublic, type Visibility } from '#domain/services/services.ts';
import { useProblemSentence } from '../../api/problem-text.tsx';
import { Switch } from '../../ui/choices/switch.tsx';
import { VisuallyHidden } from '../../ui/content/visually-hidden.tsx';
import { useToasts } from '../use-toasts.ts';

type VisibilitySwitchProps = {
  /** What the record is called. */
  name: string;
  status: Visibility;
  loading: boolean;
  /** Saves the record with the other status. */
  onChange: (status: Visibility) => Promise<{ error?: unknown }>;
};

/** Publishes or hides a record of a list at once, and says so. */
export function VisibilitySwitch({ name, status, loading, onChange }: VisibilitySwitchProps) {
  const { t } = useTranslation('owner');
  const { show } = useToasts();
  const sentence = useProblemSentence();

  const handleChange = async () => {
    const next = isPublic({ status }) ? 'private' : 'public';
    const { error } = await onChange(next);
    if (error) show({ text: sentence(error), tone: 'error' });
    else show({ text: next === 'public' ? t('nowPublic', { name }) : t('nowPrivate', { name }) });
  };

  return (
    <Switch
      checked={isPublic({ status })}
      disabled={loading}
      onChange={() => void handleChange()}
      label={
        <>
          {isPublic({ status }) ? t('fields.public') : t('fields.private')}
          <VisuallyHidden>, {name}</VisuallyHidden>
        </>
      }
    />
  );
}
