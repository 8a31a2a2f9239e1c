import { CircleCheck, CircleX, Pencil, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { pathOf, paths } from '#contract/paths.ts';
import type { TechnicianView } from '#contract/schemas/technicians.ts';
import { worksAt } from '#domain/team/technicians.ts';
import { useLiteral } from '../../../i18n/literal.tsx';
import { AddLink, ListPage } from '../../../shared/records/list-page.tsx';
import { CATEGORY_LITERALS } from '../../../shared/services/category-literals.ts';
import { TechnicianNail } from '../../../shared/team/technician-nail.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Art } from '../../../ui/art/art.tsx';
import { emptyArt } from '../../../ui/art/moments.ts';
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx';
import { Chip } from '../../../ui/feedback/chip.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { type Column, Table } from '../../../ui/tables/table.tsx';
import { useSalon } from '../../settings/api.ts';
import { useTechniciansQuery } from '../api.ts';
import styles from './team-page.module.css';

/** Who works at the salon: where, and what each person does. */
export function TeamPage() {
  const { t } = useTranslation('team');
  const query = useTechniciansQuery(undefined, { refetchOnMountOrArgChange: true });
  const team = query.data ?? [];
  return (
    <ListPage
      title={t('title')}
      lead={t('lead')}
      aside={<AddLink to={paths.newTechnician} />}
      query={query}
      isEmpty={team.length === 0}
      count={team.length > 0 && t('count', { count: team.length })}
      empty={
        <EmptyState
          art={<Art svg={emptyArt()} width={220} height={151} />}
          title={t('none')}
          action={
            <LinkButton to={paths.newTechnician} icon={<Plus aria-hidden="true" />}>
              {t('add')}
            </LinkButton>
          }
        >
          <p>{t('noneLead')}</p>
        </EmptyState>
      }
    >
      <Table caption={t('caption')} columns={useColumns()} rows={team} rowKey={({ _id }) => _id} />
    </ListPage>
  );
}

function useColumns(): Column<TechnicianView>[] {
  const { t } = useTranslation(['team', 'common']);
  return [
    {
      key: 'name',
      header: t('name'),
      rowHeader: true,
      cell: (technician) => (
        <span className={styles.person}>
          <TechnicianNail technician={technician} width={17} />
          <span className={styles.name}>{technician.name}</span>
        </span>
      ),
    },
    { key: 'does', header: t('does'), cell: (technician) => <Work technician={technician} /> },
    { key: 'worksAt', header: t('worksAt'), cell: (technician) => <Locations technician={technician} /> },
    { key: 'status', header: t('status'), cell: ({ status }) => <Status isActive={status === 'active'} /> },
    {
      key: 'edit',
      header: t('actions'),
      headerHidden: true,
      align: 'end',
      cell: ({ _id, name }) => (
        <LinkButton to={pathOf('technician', _id)} variant="quiet" size="medium" icon={<Pencil aria-hidden="true" />}>
          {t('common:edit')} <VisuallyHidden>{name}</VisuallyHidden>
        </LinkButton>
      ),
    },
  ];
}

function Work({ technician: { categories, exceptServices } }: { technician: TechnicianView }) {
  const { t } = useTranslation('team');
  const literal = useLiteral();
  return (
    <span className={styles.work}>
      {categories.map((category) => literal(CATEGORY_LITERALS[category])).join(', ')}
      {exceptServices.length > 0 && (
        <span className="small muted">{t('exceptCount', { count: exceptServices.length })}</span>
      )}
    </span>
  );
}

function Locations({ technician: { hours } }: { technician: TechnicianView }) {
  const { t } = useTranslation('team');
  const names = (useSalon()?.locations ?? []).filter(({ code }) => worksAt(hours, code)).map(({ name }) => name);
  return names.length > 0 ? names.join(', ') : <span className="muted">{t('nowhere')}</span>;
}

function Status({ isActive }: { isActive: boolean }) {
  const { t } = useTranslation('team');
  return isActive ? (
    <Chip tone="eucalyptus" icon={<CircleCheck aria-hidden="true" />}>
      {t('active')}
    </Chip>
  ) : (
    <Chip tone="neutral" icon={<CircleX aria-hidden="true" />}>
      {t('inactive')}
    </Chip>
  );
}
