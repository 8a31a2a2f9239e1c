import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '#contract/paths.ts';
import type { Help } from '#contract/schemas/helps.ts';
import { ProblemText } from '../../../api/problem-text.tsx';
import { useToasts } from '../../../shared/use-toasts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { InfoStrip } from '../../../ui/feedback/info-strip.tsx';
import { FormSection } from '../../../ui/fields/form-section.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useRemoveHelpMutation } from '../staff-api.ts';

/** Deletes a question once that is confirmed, and returns to the list. */
export function DeleteHelp({ help, onDeleted }: { help: Help; onDeleted: () => void }) {
  const { t } = useTranslation(['owner', 'common']);
  const navigate = useNavigate();
  const { show } = useToasts();
  const [isAsking, setIsAsking] = useState(false);
  const [remove, { error, isLoading }] = useRemoveHelpMutation();

  const handleConfirm = async () => {
    const answer = await remove(help._id);
    if (answer.error) return;
    onDeleted();
    show({ text: answer.data.message });
    await navigate(paths.staffHelps);
  };

  return (
    <FormSection danger title={t('danger')} lead={t('helps.deleteLead')}>
      <div>
        <Button look="danger" size="medium" onClick={() => setIsAsking(true)}>
          {t('helps.delete')}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        title={t('helps.deleteTitle')}
        keepLabel={t('keep')}
        confirmLabel={t('common:delete')}
        closeLabel={t('common:close')}
        loading={isLoading}
        onKeep={() => setIsAsking(false)}
        onConfirm={() => void handleConfirm()}
      >
        <p>{t('helps.deleteBody', { name: help.question })}</p>
        {error !== undefined && (
          <InfoStrip tone="danger" role="alert">
            <ProblemText error={error} />
          </InfoStrip>
        )}
      </ConfirmDialog>
    </FormSection>
  );
}
