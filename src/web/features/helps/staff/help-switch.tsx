import { useTranslation } from 'react-i18next';
import type { Help } from '#contract/schemas/helps.ts';
import { isPublic } from '#domain/services/services.ts';
import { useProblemSentence } from '../../../api/problem-text.tsx';
import { useToasts } from '../../../shared/use-toasts.ts';
import { Switch } from '../../../ui/choices/switch.tsx';
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx';
import { useChangeHelpMutation } from '../staff-api.ts';

/** Publishes a question or hides it, at once, and says so. */
export function HelpSwitch({ help }: { help: Help }) {
  const { t } = useTranslation('owner');
  const { show } = useToasts();
  const sentence = useProblemSentence();
  const [change, { isLoading }] = useChangeHelpMutation();
  const { _id: id, version, question, answer, user } = help;

  const handleChange = async () => {
    const status = isPublic(help) ? 'private' : 'public';
    const saved = await change({ id, version, question, answer, status, ...(user && { user }) });
    if (saved.error) show({ text: sentence(saved.error), tone: 'error' });
    else show({ text: status === 'public' ? t('nowPublic', { name: question }) : t('nowPrivate', { name: question }) });
  };

  return (
    <Switch
      checked={isPublic(help)}
      disabled={isLoading}
      onChange={() => void handleChange()}
      label={
        <>
          {isPublic(help) ? t('fields.public') : t('fields.private')}
          <VisuallyHidden>, {question}</VisuallyHidden>
        </>
      }
    />
  );
}
