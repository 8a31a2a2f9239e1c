import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { paths } from '#contract/paths.ts';
import type { TechnicianView } from '#contract/schemas/technicians.ts';
import { LOCATION_CODES } from '#domain/salon/locations.ts';
import { problemOf } from '../../../api/problem.ts';
import { useLiteral } from '../../../i18n/literal.tsx';
import { useFormat, useLanguage } from '../../../i18n/use-language.ts';
import { Loaded } from '../../../shared/loaded.tsx';
import { DeleteSection } from '../../../shared/records/delete-section.tsx';
import { type ComparedField, RecordForm } from '../../../shared/records/record-form.tsx';
import { RecordHeading, RecordPage } from '../../../shared/records/record-page.tsx';
import { CATEGORY_LITERALS } from '../../../shared/services/category-literals.ts';
import { useLeaveGuard } from '../../../ui/overlays/leave-guard.tsx';
import { useSalon } from '../../settings/api.ts';
import { AbsencesSection } from '../absences/absences-section.tsx';
import {
  useChangeTechnicianMutation,
  useCreateTechnicianMutation,
  useRemoveTechnicianMutation,
  useStaffAccountsQuery,
  useTechniciansQuery,
} from '../api.ts';
import { LostVisits, VisitsToGiveAway } from './lost-visits.tsx';
import { TechnicianFields } from './technician-fields.tsx';
import { bodyOf, type TechnicianValues, valuesOf, WEEKDAYS } from './technician-values.ts';
import { dayFieldId } from './week-fields.tsx';

/** /dashboard/team/new. */
export function NewTechnicianPage() {
  const { t } = useTranslation('team');
  const query = useTechniciansQuery();
  return (
    <>
      <RecordHeading
        list={{ path: paths.team, title: t('title') }}
        title={t('newTitle')}
        lead={<p>{t('newLead')}</p>}
      />
      <Loaded query={query}>{(team) => <TechnicianForm technician={null} team={team} />}</Loaded>
    </>
  );
}

/** /dashboard/team/:id. */
export function EditTechnicianPage() {
  const { t } = useTranslation(['team', 'titles']);
  const { id = '' } = useParams();
  const query = useTechniciansQuery(undefined, { refetchOnMountOrArgChange: true });
  const team = query.data ?? [];
  const technician = team.find(({ _id }) => _id === id);
  return (
    <RecordPage
      list={{ path: paths.team, title: t('title') }}
      title={technician?.name ?? t('titles:technician')}
      query={{ ...query, data: query.data && (technician ?? null) }}
      missing={{ title: t('notFound'), backLabel: t('back') }}
    >
      {(found) => <TechnicianForm key={found._id} technician={found} team={team} />}
    </RecordPage>
  );
}

type TechnicianFormProps = {
  /** Null for somebody new. */
  technician: TechnicianView | null;
  team: readonly TechnicianView[];
};

function TechnicianForm({ technician, team }: TechnicianFormProps) {
  const { t } = useTranslation(['team', 'common']);
  const language = useLanguage();
  const [create, creation] = useCreateTechnicianMutation();
  const [change, changing] = useChangeTechnicianMutation();
  const values = valuesOf(technician, { team, language });
  const form = useForm<TechnicianValues>({ defaultValues: values, shouldFocusError: false });
  const guard = useLeaveGuard(form.formState.isDirty);
  const fields = useComparedFields(values);
  const dayFields = useDayFields();
  const summary = (['name', 'categories', 'userId'] as const).map((name) => ({
    name,
    id: `technician-${name}`,
    label: t(`labels.${name}`),
  }));
  return (
    <RecordForm
      form={form}
      guard={guard}
      latest={technician && { version: technician.version, values, fields, comparable: bodyOf }}
      saving={technician ? changing : creation}
      onSave={(typed, version) =>
        technician
          ? change({ ...bodyOf(typed), order: technician.order, id: technician._id, version })
          : create(bodyOf(typed))
      }
      afterSave={{ listPath: paths.team }}
      summary={[...summary, ...dayFields]}
      submitLabel={technician ? t('common:save') : t('create')}
      footer={
        technician && (
          <>
            <AbsencesSection technicianId={technician._id} />
            <RemoveTechnician technician={technician} onRemoved={guard.release} />
          </>
        )
      }
    >
      <TechnicianFields />
      {technician && <LostVisits technician={technician} />}
    </RecordForm>
  );
}

/** The field of each day, for the error summary. */
function useDayFields() {
  const { t } = useTranslation('team');
  const format = useFormat();
  const locations = useSalon()?.locations ?? [];
  return LOCATION_CODES.flatMap((code) =>
    WEEKDAYS.map((day) => ({
      name: `week.${code}.${day}` as const,
      id: dayFieldId(code, day),
      label: t('week.day', {
        day: format.weekday(day),
        location: locations.find((location) => location.code === code)?.name ?? '',
      }),
    })),
  );
}

/** The fields that an edit conflict compares, with what somebody else saved in them as people read it. */
function useComparedFields({ colour, categories, userId, status }: TechnicianValues): ComparedField[] {
  const { t } = useTranslation('team');
  const literal = useLiteral();
  const { data: accounts = [] } = useStaffAccountsQuery();
  return [
    { name: 'name', label: t('labels.name') },
    { name: 'colour', label: t('labels.colour'), text: t(`colours.${colour}`) },
    { name: 'picture', label: t('labels.picture'), text: null },
    {
      name: 'categories',
      label: t('labels.categories'),
      text: categories.map((category) => literal(CATEGORY_LITERALS[category])).join(', '),
    },
    { name: 'exceptServices', label: t('labels.exceptServices'), text: null },
    { name: 'hours', label: t('labels.hours'), text: null },
    { name: 'acceptsRequests', label: t('labels.acceptsRequests'), text: null },
    { name: 'status', label: t('labels.status'), text: t(status) },
    {
      name: 'userId',
      label: t('labels.userId'),
      text: accounts.find(({ _id }) => _id === userId)?.name ?? t('noAccount'),
    },
  ];
}

function RemoveTechnician({ technician, onRemoved }: { technician: TechnicianView; onRemoved: () => void }) {
  const { t } = useTranslation(['team', 'owner', 'common']);
  const [remove, removing] = useRemoveTechnicianMutation();
  return (
    <DeleteSection
      title={t('removal.title')}
      lead={t('removal.lead')}
      buttonLabel={t('removal.button')}
      question={{
        title: t('removal.question'),
        body: t('removal.body', { name: technician.name }),
        keepLabel: t('owner:keep'),
        confirmLabel: t('removal.button'),
      }}
      deletion={removing}
      onConfirm={() => remove(technician._id)}
      onDeleted={onRemoved}
      nextPath={paths.team}
    >
      {problemOf(removing.error).code === 'technician_has_visits' && <VisitsToGiveAway technician={technician} />}
    </DeleteSection>
  );
}
