import { Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { pathOf, paths } from '#contract/paths.ts';
import { byStatusThenCategory, type ServiceCategory } from '#domain/services/services.ts';
import { useLiteral } from '../../../i18n/literal.tsx';
import { useFormat, useLanguage } from '../../../i18n/use-language.ts';
import { AddLink, ListPage } from '../../../shared/records/list-page.tsx';
import { VisibilitySwitch } from '../../../shared/records/visibility-switch.tsx';
import { ServicePicture } from '../../../shared/services/service-picture.tsx';
import { ServicePrice } from '../../../shared/services/service-price.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Art } from '../../../ui/art/art.tsx';
import { emptyArt } from '../../../ui/art/moments.ts';
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx';
import { Chip, type ChipTone } from '../../../ui/feedback/chip.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { type Column, Table } from '../../../ui/tables/table.tsx';
import { type PublicService, useServicesQuery } from '../api.ts';
import { bodyOf, valuesOf } from '../form/service-values.ts';
import { useChangeServiceMutation } from '../staff-api.ts';
import styles from './staff-services-page.module.css';

/** The name and the colour of each category. */
const CATEGORIES = {
  manicure: { literal: 'manicure', tone: 'plum' },
  pedicure: { literal: 'pedicure', tone: 'eucalyptus' },
  other: { literal: 'otherServices', tone: 'gold' },
} as const satisfies Record<ServiceCategory, { literal: string; tone: ChipTone }>;

/** Every service, public before private, then by category. */
export function StaffServicesPage() {
  const { t } = useTranslation('owner');
  const query = useServicesQuery(undefined, { refetchOnMountOrArgChange: true });
  const services = query.data ?? [];
  return (
    <ListPage
      title={t('services.title')}
      lead={t('services.lead')}
      aside={<AddLink to={paths.newService} />}
      query={query}
      isEmpty={services.length === 0}
      count={services.length > 0 && t('services.count', { count: services.length })}
      empty={
        <EmptyState art={<Art svg={emptyArt()} width={220} height={151} />} title={t('services.none')}>
          <p>{t('services.noneLead')}</p>
        </EmptyState>
      }
    >
      <Table
        caption={t('services.caption')}
        columns={useColumns()}
        rows={services.toSorted(byStatusThenCategory)}
        rowKey={({ id }) => id}
      />
    </ListPage>
  );
}

function useColumns(): Column<PublicService>[] {
  const { t } = useTranslation(['owner', 'common']);
  return [
    { key: 'titre', header: t('services.name'), rowHeader: true, cell: (service) => <Title service={service} /> },
    { key: 'duration', header: t('services.duration'), cell: (service) => <Duration service={service} /> },
    { key: 'price', header: t('services.price'), cell: (service) => <ServicePrice service={service} inTable /> },
    { key: 'capacity', header: t('services.capacity'), align: 'end', whenWide: true, cell: ({ capacity }) => capacity },
    { key: 'status', header: t('fields.status'), cell: (service) => <ServiceSwitch service={service} /> },
    {
      key: 'edit',
      header: t('actions'),
      headerHidden: true,
      align: 'end',
      cell: ({ id, titre }) => (
        <LinkButton to={pathOf('service', id)} variant="quiet" size="medium" icon={<Pencil aria-hidden="true" />}>
          {t('common:edit')} <VisuallyHidden>{titre}</VisuallyHidden>
        </LinkButton>
      ),
    },
  ];
}

function Title({ service }: { service: PublicService }) {
  return (
    <span className={styles.title}>
      <span className={styles.thumbnail}>
        <ServicePicture service={{ ...service, serviceId: service.id }} crop="square" sizes="56px" />
      </span>
      <span className={styles.texts}>
        <span>{service.titre}</span>
        <Category category={service.category} />
      </span>
    </span>
  );
}

function Category({ category }: { category: ServiceCategory }) {
  const literal = useLiteral();
  const { tone, literal: name } = CATEGORIES[category];
  return (
    <span className={styles.category}>
      <Chip tone={tone}>{literal(name)}</Chip>
    </span>
  );
}

function Duration({ service: { durationType, duration, durationMax } }: { service: PublicService }) {
  const format = useFormat();
  if (durationType !== 'range' || durationMax === null) return format.duration(duration);
  return format.durationRange(duration, durationMax);
}

function ServiceSwitch({ service }: { service: PublicService }) {
  const language = useLanguage();
  const [change, { isLoading }] = useChangeServiceMutation();
  const { id, version, titre } = service;
  return (
    <VisibilitySwitch
      name={titre}
      status={service.status}
      loading={isLoading}
      onChange={(status) => {
        const { user, ...body } = bodyOf({ ...valuesOf(service, language), status });
        return change({ id, version, ...body, ...(user !== '' && { user }) });
      }}
    />
  );
}
