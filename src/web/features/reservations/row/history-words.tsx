import { Palette, Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { History } from '#contract/schemas/clients.ts';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { Chip } from '../../../ui/feedback/chip.tsx';
import { NoteButton } from '../../../ui/overlays/note-button.tsx';
import { useHistory } from '../history-api.ts';

/** Says that she comes for the first time: she is shown around. */
export function FirstVisit({ visit }: { visit: Reservation }) {
  const { t } = useTranslation('desk');
  if (useHistory(visit)?.visits !== 0) return null;
  return (
    <Chip tone="coral" icon={<Sparkles aria-hidden="true" />}>
      {t('history.first')}
    </Chip>
  );
}

/** The colours she had before, one touch away when she arrives. */
export function PastColors({ visit }: { visit: Reservation }) {
  const { t } = useTranslation('desk');
  const colors = useColors()(useHistory(visit));
  if (colors.length === 0) return null;
  return (
    <NoteButton
      label={t('history.colorsOf', { client: visit.reservationClientInfo.client })}
      icon={<Palette aria-hidden="true" />}
    >
      {colors.join('\n')}
    </NoteButton>
  );
}

/** « 2 mai : rouge cerise » for each colour that was noted. */
export function useColors(): (history: History | undefined) => string[] {
  const { t } = useTranslation('desk');
  const format = useFormat();
  return (history) =>
    (history?.colorNotes ?? []).map(({ dateReserved, colorNote }) =>
      t('history.color', { date: format.date(dateReserved, 'short'), colorNote }),
    );
}
