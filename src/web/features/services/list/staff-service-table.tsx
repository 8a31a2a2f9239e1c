import { Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { pathOf } from '#contract/paths.ts';
import type { ServiceCategory } from '#domain/services/services.ts';
import { useLiteral } from '../../../i18n/literal.tsx';
import { useFormat } from '../../../i18n/use-language.ts';
import { ServiceArt } from '../../../shared/services/service-art.tsx';
import { ServicePrice } from '../../../shared/services/service-price.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx';
import { Chip, type ChipTone } from '../../../ui/feedback/chip.tsx';
import { type Column, Table } from '../../../ui/tables/table.tsx';
import type { PublicService } from '../api.ts';
import { VisibilitySwitch } from '../form/visibility-switch.tsx';
import styles from './staff-service-table.module.css';

/** The words and the colour of each category. */
const CATEGORIES = {
  manicure: { literal: 'manicure', tone: 'prune' },
  pedicure: { literal: 'pedicure', tone: 'euca' },
  other: { literal: 'otherServices', tone: 'or' },
} as const satisfies Record<ServiceCategory, { literal: string; tone: ChipTone }>;

/** The catalogue as a table; a switch publishes or hides at once. */
export function StaffServiceTable({ services }: { services: readonly PublicService[] }) {
  const { t } = useTranslation('owner');
  return (
    <>
      <p className={styles.count}>{t('services.count', { count: services.length })}</p>
      <Table caption={t('services.caption')} columns={useColumns()} rows={services} rowKey={({ id }) => id} />
    </>
  );
}

function useColumns(): Column<PublicService>[] {
  const { t } = useTranslation(['owner', 'common']);
  return [
    { key: 'titre', header: t('services.name'), rowHeader: true, cell: (service) => <Title service={service} /> },
    { key: 'duration', header: t('services.duration'), cell: (service) => <Duration service={service} /> },
    { key: 'price', header: t('services.price'), cell: (service) => <ServicePrice service={service} inTable /> },
    { key: 'capacity', header: t('services.capacity'), align: 'end', whenWide: true, cell: ({ capacity }) => capacity },
    { key: 'status', header: t('fields.status'), cell: (service) => <VisibilitySwitch service={service} /> },
    {
      key: 'edit',
      header: t('actions'),
      headerHidden: true,
      align: 'end',
      cell: ({ id, titre }) => (
        <LinkButton to={pathOf('service', id)} look="quiet" size="medium" icon={<Pencil aria-hidden="true" />}>
          {t('common:edit')} <VisuallyHidden>{titre}</VisuallyHidden>
        </LinkButton>
      ),
    },
  ];
}

function Title({ service }: { service: PublicService }) {
  return (
    <span className={styles.title}>
      <span className={styles.thumb}>
        <ServiceArt service={{ ...service, serviceId: service.id, titre: '' }} sizes="96px" />
      </span>
      <span className={styles.words}>
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
  const { t } = useTranslation();
  const format = useFormat();
  if (durationType !== 'range' || durationMax === null) return format.duration(duration);
  return t('service.durationRange', { from: format.duration(duration), to: format.duration(durationMax) });
}
