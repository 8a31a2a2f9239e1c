import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLiteral } from '../../../i18n/literal.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';

type RemovalDialogProps = { open: boolean; children: ReactNode; onKeep: () => void; onConfirm: () => void };

/** 'Vous êtes sûrs | Are you sure?', then what would be removed; the focus is on Non. */
export function RemovalDialog({ open, children, onKeep, onConfirm }: RemovalDialogProps) {
  const { t } = useTranslation();
  const literal = useLiteral();
  return (
    <ConfirmDialog
      open={open}
      title={literal('confirmRemoval')}
      keepLabel={literal('no')}
      confirmLabel={literal('yes')}
      closeLabel={t('close')}
      onKeep={onKeep}
      onConfirm={onConfirm}
    >
      {children}
    </ConfirmDialog>
  );
}
