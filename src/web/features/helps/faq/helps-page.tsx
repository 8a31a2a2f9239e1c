import { Mail, Phone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { phoneLink } from '#contract/format.ts';
import type { PublicSalon } from '#contract/schemas/settings.ts';
import { chosenLocation } from '#domain/cart/cart-choices.ts';
import { type useAppDispatch, useAppSelector } from '../../../app/use-store.ts';
import { useFormat } from '../../../i18n/use-language.ts';
import { LoadFailure } from '../../../shared/load-failure.tsx';
import { OpeningHours } from '../../../shared/salon/opening-hours.tsx';
import { AnchorButton } from '../../../ui/actions/link-button.tsx';
import { Card } from '../../../ui/content/card.tsx';
import { PageHeading } from '../../../ui/content/page-heading.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { selectCart } from '../../booking/cart/slice.ts';
import { useSalon } from '../../settings/api.ts';
import { helpsApi, usePublicHelps } from '../api.ts';
import styles from './helps-page.module.css';
import { Questions } from './questions.tsx';

/** Has the questions there when the server draws the page. */
export function preload(dispatch: ReturnType<typeof useAppDispatch>): Promise<unknown> {
  return dispatch(helpsApi.endpoints.publicHelps.initiate());
}

/** The questions with their answers, and how to reach the salon with others. */
export function HelpsPage() {
  const { t } = useTranslation('pages');
  const { data: helps, error, refetch } = usePublicHelps();
  return (
    <div className={styles.page}>
      <PageHeading title={t('helps.title')} lead={<p>{t('helps.lead')}</p>} />
      <div className={styles.columns}>
        <div className={styles.main}>
          {helps && <Questions helps={helps} />}
          {!helps && !error && <HelpsSkeleton />}
          {!helps && error && <LoadFailure error={error} onRetry={refetch} />}
        </div>
        <AskUs />
      </div>
    </div>
  );
}

/** How to reach the salon with a question that is not listed. */
function AskUs() {
  const { t } = useTranslation('pages');
  const { phone } = useFormat();
  const salon = useSalon();
  if (!salon) return null;
  return (
    <Card as="aside" className={styles.ask} aria-labelledby="une-autre-question">
      <div className={styles.reach}>
        <h2 id="une-autre-question">{t('helps.other')}</h2>
        <p>{t('helps.otherText')}</p>
        <AnchorButton href={phoneLink(salon.phone)} fullWidth icon={<Phone aria-hidden="true" />}>
          <span className="num nowrap">{phone(salon.phone)}</span>
        </AnchorButton>
        <AnchorButton href={`mailto:${salon.email}`} variant="secondary" fullWidth icon={<Mail aria-hidden="true" />}>
          {t('helps.write')}
        </AnchorButton>
        <p className={styles.email}>{salon.shownEmails.salon}</p>
      </div>
      <Week salon={salon} />
    </Card>
  );
}

/** The hours of the chosen location, or of the first one when none is chosen. */
function Week({ salon }: { salon: PublicSalon }) {
  const { t } = useTranslation('pages');
  const chosen = useAppSelector((state) => chosenLocation(selectCart(state)));
  const location = salon.locations.find(({ code }) => code === chosen) ?? salon.locations[0];
  if (!location) return null;
  return (
    <div className={styles.week}>
      <h3>{t('helps.hoursOf', { place: location.name })}</h3>
      <OpeningHours salon={salon} code={location.code} />
    </div>
  );
}

const LINES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;

/** Placeholders while the questions are loading. */
function HelpsSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={styles.lines}>
      <Loading label={t('loading')} />
      {LINES.map((line) => (
        <Skeleton key={line} shape="block" height="3.5rem" />
      ))}
    </div>
  );
}
