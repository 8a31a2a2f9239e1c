import { useTranslation } from 'react-i18next';
import type { CalendarDate } from '#domain/salon/salon-time.ts';
import { Checkbox } from '../../../ui/choices/checkbox.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { PerformerChoice, type Performers } from '../desk-time/performer-choice.tsx';
import type { Draft } from './draft.ts';

const PERFORMER_MAX = 100;

type PerformerFieldProps = {
  today: CalendarDate;
  draft: Draft;
  /** Undefined where no technicians are needed: what is written stands. */
  performers: Performers | undefined;
  onChange: (part: Partial<Draft>) => void;
};

/** With whom: a technician of the team and whether the client asked for her, or, where there is no team, a name in free words. */
export function PerformerField({ today, draft, performers, onChange }: PerformerFieldProps) {
  const { t } = useTranslation(['intake', 'common']);
  if (performers === undefined) {
    return (
      <TextField
        label={t('intake:performer')}
        note={t('common:optional')}
        autoComplete="off"
        maxLength={PERFORMER_MAX}
        value={draft.performer}
        onChange={({ target }) => onChange({ performer: target.value })}
      />
    );
  }
  return (
    <>
      <PerformerChoice
        today={today}
        performers={performers}
        value={draft.performerId}
        onChange={(performerId = null) => onChange({ performerId, performerRequested: true })}
      />
      {draft.performerId !== null && (
        <Checkbox
          label={t('intake:with.requested')}
          hint={t('intake:with.requestedHint')}
          checked={draft.performerRequested}
          onChange={({ target }) => onChange({ performerRequested: target.checked })}
        />
      )}
    </>
  );
}
