import { MapPin } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { wayOn } from '#domain/booking/booking-steps.ts';
import { chosenLocation } from '#domain/cart/cart-choices.ts';
import { LOCATION_CODES, type LocationCode } from '#domain/salon/locations.ts';
import { useAppDispatch, useAppSelector } from '../../../app/use-store.ts';
import { Literal } from '../../../i18n/literal.tsx';
import { LoadFailure } from '../../../shared/load-failure.tsx';
import { Loading } from '../../../ui/feedback/loading.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { usePublicSettingsQuery } from '../../settings/api.ts';
import { locationChosen, selectCart } from '../cart/slice.ts';
import { ActionBar } from '../frame/action-bar.tsx';
import { BookingPage } from '../frame/booking-page.tsx';
import { useOnwardPath } from '../frame/step-paths.ts';
import { useIsTimeFree } from '../frame/way-on.ts';
import { LocationCards } from './location-cards.tsx';
import styles from './location-page.module.css';

/** Step 1: one of the two locations. */
export function LocationPage() {
  const { t } = useTranslation('booking');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const onwardPath = useOnwardPath();
  const isTimeFree = useIsTimeFree();
  const formId = useId();
  const cart = useAppSelector(selectCart);
  const stored = chosenLocation(cart);
  const [picked, setPicked] = useState<LocationCode | null>(null);
  const { data: salon, error, refetch } = usePublicSettingsQuery();
  const code = picked ?? stored;
  const location = salon?.locations.find((candidate) => candidate.code === code);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (code === null) return;
    dispatch(locationChosen(code));
    void navigate(onwardPath(wayOn('location', cart, isTimeFree && code === stored).to));
  };

  return (
    <BookingPage
      step="location"
      title={t('heading.location')}
      lead={<p>{t('location.lead')}</p>}
      bar={
        <ActionBar
          verb="continue"
          type="submit"
          form={formId}
          words={location && <ChosenLocation name={location.name} />}
          missing={code === null && { hint: t('heading.location'), error: <Literal id="locationRequired" /> }}
        />
      }
    >
      <form id={formId} onSubmit={handleSubmit}>
        {salon && <LocationCards salon={salon} chosen={code} onChoose={(value) => setPicked(locationCodeOf(value))} />}
        {!salon && !error && <LocationSkeleton />}
        {!salon && error && <LoadFailure error={error} onRetry={refetch} />}
      </form>
    </BookingPage>
  );
}

function ChosenLocation({ name }: { name: string }) {
  return (
    <span className={styles.chosen}>
      <MapPin aria-hidden="true" size={18} /> {name}
    </span>
  );
}

function locationCodeOf(value: string): LocationCode | null {
  return LOCATION_CODES.find((code) => `${code}` === value) ?? null;
}

/** Placeholders of the two cards while the locations are loading. */
function LocationSkeleton() {
  const { t } = useTranslation();
  return (
    <>
      <Loading label={t('loading')} />
      <div className={styles.cards}>
        {LOCATION_CODES.map((code) => (
          <Skeleton key={code} shape="card" />
        ))}
      </div>
    </>
  );
}
