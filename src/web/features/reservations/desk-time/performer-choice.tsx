import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { Availability } from '#contract/schemas/availability.ts';
import type { CalendarDate } from '#domain/salon/salon-time.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { SelectField } from '../../../ui/choices/select-field.tsx';
import { techniciansApi } from '../../technicians/api.ts';

/** Those who do all that is wanted at a location, each with her first free time. */
export type Performers = NonNullable<Availability['performers']>;

type PerformerChoiceProps = {
  today: CalendarDate;
  performers: Performers;
  /** A technician by id, null when it does not matter, undefined when it stays as it is. */
  value: string | null | undefined;
  /** How it is now, in words; a new visit has nothing that could stay. */
  staysLabel?: string;
  onChange: (performerId: string | null | undefined) => void;
  selectRef?: Ref<HTMLSelectElement>;
};

const STAYS = 'stays';
const ANYBODY = 'anybody';

/** With whom a visit is to be: nobody in particular first, then those who can serve it, with when each is free. */
export function PerformerChoice({ today, performers, value, staysLabel, onChange, selectRef }: PerformerChoiceProps) {
  const { t } = useTranslation('intake');
  const nameOf = useTechnicianName();
  const freeText = useFreeText(today);
  const isElsewhere = typeof value === 'string' && performers.every(({ _id }) => _id !== value);
  // Until it is known who can serve it, her name stands alone.
  const elsewhereText = (name: string) => (performers.length === 0 ? name : t('with.notHere', { name }));
  const options = [
    ...(staysLabel === undefined ? [] : [{ value: STAYS, label: staysLabel }]),
    { value: ANYBODY, label: t('with.anybody') },
    ...(isElsewhere ? [{ value, label: elsewhereText(nameOf(value)) }] : []),
    ...performers.map((performer) => ({ value: performer._id, label: freeText(performer) })),
  ];
  return (
    <SelectField
      ref={selectRef}
      label={t('with.label')}
      options={options}
      value={value === undefined ? STAYS : (value ?? ANYBODY)}
      onChange={({ target }) => onChange(chosenOf(target.value))}
    />
  );
}

function chosenOf(option: string): string | null | undefined {
  if (option === STAYS) return undefined;
  return option === ANYBODY ? null : option;
}

function useTechnicianName(): (id: string) => string {
  const { data: team = [] } = techniciansApi.useTechniciansQuery();
  return (id) => team.find(({ _id }) => _id === id)?.name ?? '';
}

/** Returns « Ana, dès jeudi 4 juin, 10 h 30 ». */
function useFreeText(today: CalendarDate): (performer: Performers[number]) => string {
  const { t } = useTranslation('intake');
  const format = useFormat();
  return ({ name, firstFree }) => {
    if (!firstFree) return t('with.full', { name });
    const time = format.time(firstFree.time);
    const when = firstFree.date === today ? time : `${format.date(firstFree.date, 'short')}, ${time}`;
    return t('with.freeFrom', { name, when });
  };
}
