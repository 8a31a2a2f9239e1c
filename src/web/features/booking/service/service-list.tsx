import { Users } from 'lucide-react';
import { lazy, memo, Suspense, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { phoneLink } from '#contract/format.ts';
import type { LiteralId } from '#contract/words/literals.ts';
import { SERVICE_CATEGORIES, type ServiceCategory } from '#domain/services/services.ts';
import { useAppDispatch, useAppSelector } from '../../../app/use-store.ts';
import { arrival } from '../../../browser/arrival.ts';
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
import { loadServiceDrawer } from './load-service-drawer.ts';
import styles from './service-list.module.css';
import { ServiceRow } from './service-row.tsx';

const LABELS = {
  manicure: 'manicure',
  pedicure: 'pedicure',
  other: 'otherServices',
} as const satisfies Record<ServiceCategory, LiteralId>;

/** The services by category; choosing one puts the top of its list right under the tabs. */
export function ServiceList({ services }: { services: readonly PublicService[] }) {
  const { t } = useTranslation('booking');
  const literal = useLiteral();
  const { category, choose } = useCategory();
  const shown = useMemo(() => services.filter((service) => service.category === category), [services, category]);
  const top = useRef<HTMLDivElement>(null);
  const tabs = SERVICE_CATEGORIES.map((key) => ({
    key,
    label: literal(LABELS[key]),
    count: services.filter((service) => service.category === key).length,
  }));

  const handleSelect = (key: string) => {
    choose(key);
    const above = top.current?.getBoundingClientRect().top ?? 0;
    if (above < 0) top.current?.scrollIntoView();
  };

  return (
    <div ref={top} className={styles.list}>
      <Tabs label={t('services.categories')} tabs={tabs} selected={category} onSelect={handleSelect} isBar>
        <h2>
          <VisuallyHidden>{literal(LABELS[category])}</VisuallyHidden>
        </h2>
        <ServiceRows services={shown} />
        <GroupNote />
      </Tabs>
    </div>
  );
}

const ServiceDrawer = lazy(() => arrival(loadServiceDrawer).then((module) => ({ default: module.ServiceDrawer })));

/** Drawn anew for other services only: the page around it wakes in several steps. */
const ServiceRows = memo(({ services }: { services: readonly PublicService[] }) => {
  const [shownId, setShownId] = useState<string | null>(null);
  const [isWanted, setIsWanted] = useState(false);
  if (services.length === 0) return <EmptyCategory />;

  const handleDetails = (id: string) => {
    setIsWanted(true);
    setShownId(id);
  };

  return (
    <>
      <ul className={styles.rows}>
        {services.map((service) => (
          <ServiceRow key={service.id} service={service} onDetails={() => handleDetails(service.id)} />
        ))}
      </ul>
      <Suspense>
        {isWanted && (
          <ServiceDrawer service={services.find(({ id }) => id === shownId) ?? null} onClose={() => setShownId(null)} />
        )}
      </Suspense>
    </>
  );
});

/** Asks groups of four or more to phone. */
function GroupNote() {
  const { t } = useTranslation();
  const { phone } = useFormat();
  const salon = useSalon();
  if (!salon) return null;
  return (
    <a href={phoneLink(salon.phone)} className={styles.group}>
      <Users aria-hidden="true" />
      {t('groups', { phone: phone(salon.phone) })}
    </a>
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

const ROWS = ['one', 'two', 'three', 'four', 'five', 'six'];

/** A spinner and six placeholder rows while the services are loading. */
export function ServicesSkeleton() {
  const { t } = useTranslation();
  return (
    <>
      <Loading label={t('loading')} />
      <div className={styles.waiting}>
        {ROWS.map((row) => (
          <Skeleton key={row} shape="card" height="5rem" />
        ))}
      </div>
    </>
  );
}

const PARAMETER = 'categorie';

/** The open category: that of the URL, else that of the cart, else manicure. `choose` changes both. */
function useCategory(): { category: ServiceCategory; choose: (key: string) => void } {
  const dispatch = useAppDispatch();
  const saved = useAppSelector((state) => selectCart(state).reservationServiceCategory?.categoryReserved);
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
