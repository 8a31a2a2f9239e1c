import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProblemText } from '../../api/problem-text.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { InfoStrip } from '../../ui/feedback/info-strip.tsx';
import { FormSection } from '../../ui/fields/form-section.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { useGoOn } from '../use-go-on.ts';
import { useToasts } from '../use-toasts.ts';

/** What is asked before a deletion, and the two choices. */
type Question = { title: string; body: ReactNode; keepLabel: string; confirmLabel: string };

/** The mutation that deletes, as its hook returns it. */
type Deletion = { error?: unknown; isLoading: boolean; reset: () => void };

type DeleteDialogProps = {
  open: boolean;
  question: Question;
  deletion: Deletion;
  onClose: () => void;
  onConfirm: () => Promise<{ data?: { message: string } | undefined; error?: unknown }>;
  /** Called once it is deleted, before the next page opens. */
  onDeleted: () => void;
  /** The page that opens then; the present one stays when left out. */
  nextPath?: string;
  /** While something that is asked for in `children` is missing, such as a password. */
  confirmDisabled?: boolean;
  children?: ReactNode;
};

/** Asks before a deletion, shows why it failed, and says when it is done. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { open, question, deletion, onClose, onConfirm, onDeleted, nextPath } = props;
  const { t } = useTranslation();
  const goOn = useGoOn();
  const { show } = useToasts();
  const handleKeep = () => {
    deletion.reset();
    onClose();
  };
  const handleConfirm = async () => {
    const { data } = await onConfirm();
    if (!data) return;
    show({ text: data.message });
    onDeleted();
    if (nextPath !== undefined) await goOn(nextPath);
  };
  return (
    <ConfirmDialog
      open={open}
      title={question.title}
      keepLabel={question.keepLabel}
      confirmLabel={question.confirmLabel}
      closeLabel={t('close')}
      confirmDisabled={props.confirmDisabled ?? false}
      loading={deletion.isLoading}
      onKeep={handleKeep}
      onConfirm={() => void handleConfirm()}
    >
      <p>{question.body}</p>
      {props.children}
      {deletion.error !== undefined && (
        <InfoStrip tone="danger" role="alert">
          <ProblemText error={deletion.error} />
        </InfoStrip>
      )}
    </ConfirmDialog>
  );
}

type DeleteSectionProps = Omit<DeleteDialogProps, 'open' | 'onClose'> & {
  title: string;
  lead: string;
  buttonLabel: string;
  /** Why this record cannot be deleted; it can when left out. */
  disabledReason?: string | undefined;
  onKeep?: () => void;
};

/** The last section of a form: deletes its record once that is confirmed. */
export function DeleteSection({ title, lead, buttonLabel, disabledReason, onKeep, ...dialog }: DeleteSectionProps) {
  const [isAsking, setIsAsking] = useState(false);
  const handleClose = () => {
    onKeep?.();
    setIsAsking(false);
  };
  return (
    <FormSection danger title={title} lead={lead}>
      <div>
        <Button
          variant="danger"
          size="medium"
          disabled={disabledReason !== undefined}
          {...(disabledReason !== undefined && { disabledReason })}
          onClick={() => setIsAsking(true)}
        >
          {buttonLabel}
        </Button>
      </div>
      <DeleteDialog {...dialog} open={isAsking} onClose={handleClose} />
    </FormSection>
  );
}
