import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '#contract/paths.ts';
import { ProblemText } from '../../../api/problem-text.tsx';
import { useLiteral } from '../../../i18n/literal.tsx';
import { useToasts } from '../../../shared/use-toasts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { InfoStrip } from '../../../ui/feedback/info-strip.tsx';
import { FormSection } from '../../../ui/fields/form-section.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import type { PublicService } from '../api.ts';
import { useRemoveServiceMutation } from '../staff-api.ts';

/** Deletes a service after the question that the specification words, and returns to the list. */
export function DeleteService({ service, onDeleted }: { service: PublicService; onDeleted: () => void }) {
  const { t } = useTranslation(['owner', 'common']);
  const literal = useLiteral();
  const navigate = useNavigate();
  const { show } = useToasts();
  const [isAsking, setIsAsking] = useState(false);
  const [remove, { error, isLoading }] = useRemoveServiceMutation();

  const handleConfirm = async () => {
    const answer = await remove(service.id);
    if (answer.error) return;
    onDeleted();
    show({ text: answer.data.message });
    await navigate(paths.services);
  };

  return (
    <FormSection danger title={t('danger')} lead={t('services.deleteLead')}>
      <div>
        <Button look="danger" size="medium" onClick={() => setIsAsking(true)}>
          {t('services.delete')}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        title={literal('confirmServiceDeletion')}
        keepLabel={t('keep')}
        confirmLabel={t('common:delete')}
        closeLabel={t('common:close')}
        loading={isLoading}
        onKeep={() => setIsAsking(false)}
        onConfirm={() => void handleConfirm()}
      >
        <p>{t('services.deleteBody', { name: service.titre })}</p>
        {error !== undefined && (
          <InfoStrip tone="danger" role="alert">
            <ProblemText error={error} />
          </InfoStrip>
        )}
      </ConfirmDialog>
    </FormSection>
  );
}
