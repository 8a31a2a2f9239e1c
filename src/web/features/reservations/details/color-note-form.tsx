import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reservation } from '#contract/schemas/reservations.ts';
import { COLOR_NOTE_MAX, colorNoteRefusal, holdsSeat } from '#domain/reservations/reservation.ts';
import { cleanLine } from '#domain/texts.ts';
import { useSalonClock } from '../../../api/salon-clock.ts';
import { useToasts } from '../../../shared/use-toasts.ts';
import { UpdateFailure } from '../../../shared/visits/update-failure.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useNoteColorMutation } from '../desk-api.ts';
import styles from './color-note-form.module.css';

/** The form of a visit's colour note: 20 characters, counted, and confirmed, since a note is written once. */
export function ColorNoteForm({ reservation }: { reservation: Reservation }) {
  const { t } = useTranslation(['desk', 'common']);
  const { show } = useToasts();
  const counterId = useId();
  const [text, setText] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const [write, { error, isLoading }] = useNoteColorMutation();
  const note = cleanLine(text);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (note !== '') setIsAsked(true);
  };
  const handleConfirm = async () => {
    const result = await write({ id: reservation._id, colorNote: note });
    setIsAsked(false);
    if (!result.error) show({ text: t('desk:note.saved') });
  };
  return (
    <form className={styles.form} onSubmit={handleSubmit}>
      <TextField
        label={t('desk:note.label')}
        hint={t('desk:note.hint')}
        aria-describedby={counterId}
        value={text}
        onChange={({ target }) => setText(firstCharacters(target.value))}
      />
      <Button type="submit" variant="secondary" size="medium" disabled={note === ''}>
        {t('desk:note.save')}
      </Button>
      <p id={counterId} className={styles.counter}>
        {t('desk:note.left', { count: COLOR_NOTE_MAX - [...text].length })}
      </p>
      {error !== undefined && <UpdateFailure error={error} />}
      <ConfirmDialog
        open={isAsked}
        danger={false}
        title={t('desk:note.title', { note })}
        keepLabel={t('desk:note.back')}
        confirmLabel={t('desk:note.confirm')}
        closeLabel={t('common:close')}
        loading={isLoading}
        onKeep={() => setIsAsked(false)}
        onConfirm={() => void handleConfirm()}
      >
        <p>{t('desk:note.sentence')}</p>
      </ConfirmDialog>
    </form>
  );
}

/** Whether the colour of a visit may be noted today: it is past, not cancelled, and has no note yet. */
export function useMayNoteColor({ status, colorNote, reservationDate }: Reservation): boolean {
  const visit = { status, date: reservationDate.dateReserved, colorNote };
  return useSalonClock((now) => now !== null && holdsSeat(status) && colorNoteRefusal(visit, now.date) === null);
}

/** Whole characters, as people count them: an accent or an emoji is not cut in two. */
function firstCharacters(text: string): string {
  return [...text.normalize('NFC')].slice(0, COLOR_NOTE_MAX).join('');
}
