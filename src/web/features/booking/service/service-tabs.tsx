import { Footprints, Hand, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { phoneLink } from '#contract/format.ts';
import { SERVICE_CATEGORIES, type ServiceCategory } from '#domain/services/services.ts';
import { useAppDispatch, useAppSelector } from '../../../app/use-store.ts';
import { useLiteral } from '../../../i18n/literal.tsx';
import { useFormat } from '../../../i18n/use-language.ts';
import { Art } from '../../../ui/art/art.tsx';
import { emptyArt } from '../../../ui/art/moments.ts';
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Tabs } from '../../../ui/navigation/tabs.tsx';
import type { PublicService } from '../../services/api.ts';
import { useSalon } from '../../settings/api.ts';
import { categoryChosen, selectCart } from '../cart/slice.ts';
import { useIsHydrated } from '../frame/use-is-hydrated.ts';
import { ServiceCard } from './service-card.tsx';
import { ServiceDrawer } from './service-drawer.tsx';
import styles from './service-tabs.module.css';

const CATEGORIES = {
  manicure: { label: 'manicure', icon: <Hand aria-hidden="true" /> },
  pedicure: { label: 'pedicure', icon: <Footprints aria-hidden="true" /> },
  other: { label: 'otherServices', icon: <Sparkles aria-hidden="true" /> },
} as const satisfies Record<ServiceCategory, unknown>;

/** The services by category, with the number of services on each tab. */
export function ServiceTabs({ services }: { services: readonly PublicService[] }) {
  const { t } = useTranslation('booking');
  const literal = useLiteral();
  const { category, choose } = useCategory();
  const inCategory = (wanted: ServiceCategory) => services.filter((service) => service.category === wanted);
  const tabs = SERVICE_CATEGORIES.map((key) => ({
    key,
    label: literal(CATEGORIES[key].label),
    icon: CATEGORIES[key].icon,
    count: inCategory(key).length,
  }));
  return (
    <Tabs label={t('services.categories')} tabs={tabs} selected={category} onSelect={choose} sticky>
      <h2>
        <VisuallyHidden>{literal(CATEGORIES[category].label)}</VisuallyHidden>
      </h2>
      <ServiceCards services={inCategory(category)} />
    </Tabs>
  );
}

function ServiceCards({ services }: { services: readonly PublicService[] }) {
  const [shownId, setShownId] = useState<string | null>(null);
  if (services.length === 0) return <EmptyCategory />;
  return (
    <>
      <ul className={styles.cards}>
        {services.map((service) => (
          <ServiceCard key={service.id} service={service} onDetails={() => setShownId(service.id)} />
        ))}
      </ul>
      <ServiceDrawer service={services.find(({ id }) => id === shownId) ?? null} onClose={() => setShownId(null)} />
    </>
  );
}

function EmptyCategory() {
  const { t } = useTranslation('booking');
  const { phone } = useFormat();
  const salon = useSalon();
  return (
    <EmptyState art={<Art svg={emptyArt()} width={220} height={151} />} title={t('services.empty')}>
      {salon && (
        <a href={phoneLink(salon.phone)} className="num">
          {t('services.emptyHelp', { phone: phone(salon.phone) })}
        </a>
      )}
    </EmptyState>
  );
}

const CARDS = ['one', 'two', 'three', 'four', 'five', 'six'];

/** A spinner and six placeholder cards while the services are loading. */
export function ServicesSkeleton() {
  const { t } = useTranslation();
  return (
    <>
      <Loading label={t('loading')} />
      <div className={styles.cards}>
        {CARDS.map((card) => (
          <Skeleton key={card} shape="card" height="32rem" />
        ))}
      </div>
    </>
  );
}

const PARAMETER = 'categorie';

/** The open category: that of the URL, else that of the cart, else manicure. `choose` changes both. */
function useCategory(): { category: ServiceCategory; choose: (key: string) => void } {
  const dispatch = useAppDispatch();
  const saved = useAppSelector(selectCart).reservationServiceCategory?.categoryReserved;
  const [query, setQuery] = useSearchParams();
  const named = useIsHydrated() ? categoryOf(query.get(PARAMETER)) : undefined;

  const choose = (key: string) => {
    const chosen = categoryOf(key);
    if (!chosen) return;
    dispatch(categoryChosen(chosen));
    setQuery(
      (before) => {
        before.set(PARAMETER, chosen);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  };

  return { category: named ?? saved ?? 'manicure', choose };
}

function categoryOf(text: string | null): ServiceCategory | undefined {
  return SERVICE_CATEGORIES.find((category) => category === text);
}
