import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useHandWords } from './use-landing.ts';
import type { Placer } from './use-placing.ts';

/** Asks before a visit is placed against what stands in its way; by default it is given back. */
export function DropQuestion({ asked, ask, place }: Placer) {
  const { t } = useTranslation(['agenda', 'common']);
  const { conflictTexts, placeText } = useHandWords();
  if (!asked) return null;
  const { hand } = asked;
  const { client } = hand.visit.reservationClientInfo;
  return (
    <ConfirmDialog
      open
      danger={false}
      title={t('agenda:askTitle', {
        client,
        place: placeText(hand.to, hand.from),
      })}
      keepLabel={t('agenda:giveBack')}
      confirmLabel={t('agenda:placeAnyway')}
      closeLabel={t('common:close')}
      onKeep={() => ask(null)}
      onConfirm={() => {
        ask(null);
        place(hand, true);
      }}
    >
      {conflictTexts(asked, hand).map((text) => (
        <p key={text}>{text}</p>
      ))}
    </ConfirmDialog>
  );
}
