import { useFormContext } from 'react-hook-form';
import type { SeenVersion } from '../../../api/seen-version.ts';
import { useConflictWords } from '../../../i18n/conflict-words.ts';
import { EditConflict } from '../../../ui/feedback/edit-conflict.tsx';
import { useServiceDifferences } from './service-differences.ts';
import type { ServiceFields } from './service-form-fields.ts';

type ServiceConflictProps = {
  conflict: SeenVersion['conflict'];
  /** What somebody else saved meanwhile. */
  latest: ServiceFields;
  onSaveOver: () => void;
  onTakeTheirs: () => void;
};

/** Shows what somebody else saved of the service while its form was open. */
export function ServiceConflict({ conflict, latest, onSaveOver, onTakeTheirs }: ServiceConflictProps) {
  const words = useConflictWords(conflict?.by ?? null);
  const differencesFrom = useServiceDifferences();
  const { getValues, formState } = useFormContext<ServiceFields>();
  if (!conflict) return null;
  return (
    <EditConflict
      words={words}
      differences={conflict.isHeard ? differencesFrom(latest, getValues()) : null}
      loading={formState.isSubmitting}
      onSaveOver={onSaveOver}
      onTakeTheirs={onTakeTheirs}
    />
  );
}
