import { MapPin } from 'lucide-react';
import { type FormEvent, useId } from 'react';
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
import { useChosenTime } from '../frame/way-on.ts';
import { MapAndHours } from './location-links.tsx';
import styles from './location-page.module.css';
import { LocationRow } from './location-row.tsx';

/** Step 1: one of the two locations, chosen by one press that also leads on. */
export function LocationPage() {
  const { t } = useTranslation('booking');
  const formId = useId();
  const stored = useAppSelector((state) => chosenLocation(selectCart(state)));
  const choose = useChoose();
  const { data: salon, error, refetch } = usePublicSettingsQuery();
  const location = salon?.locations.find(({ code }) => code === stored);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const code = pressedLocation(event.nativeEvent) ?? stored;
    if (code !== null) choose(code);
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
          text={location && <ChosenLocation name={location.name} />}
          missing={stored === null && { hint: t('heading.location'), error: <Literal id="locationRequired" /> }}
        />
      }
    >
      {salon && (
        <>
          <form id={formId} onSubmit={handleSubmit}>
            <ul className={styles.rows}>
              {salon.locations.map((each) => (
                <LocationRow key={each.code} salon={salon} location={each} isChosen={each.code === stored} />
              ))}
            </ul>
          </form>
          <MapAndHours salon={salon} first={stored ?? LOCATION_CODES[0]} onChoose={choose} />
        </>
      )}
      {!salon && !error && <LocationSkeleton />}
      {!salon && error && <LoadFailure error={error} onRetry={refetch} />}
    </BookingPage>
  );
}

/** Returns a function that stores a location and leads on. */
function useChoose(): (code: LocationCode) => void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const onwardPath = useOnwardPath();
  const cart = useAppSelector(selectCart);
  const time = useChosenTime();
  return (code) => {
    const { to } = wayOn('location', cart, code === chosenLocation(cart) ? time : 'unknown');
    dispatch(locationChosen(code));
    void navigate(onwardPath(to));
  };
}

/** The location whose row was pressed; null when the form was sent otherwise. */
function pressedLocation(event: Event): LocationCode | null {
  const row = event instanceof SubmitEvent ? event.submitter : null;
  return LOCATION_CODES.find((code) => row instanceof HTMLButtonElement && row.value === `${code}`) ?? null;
}

function ChosenLocation({ name }: { name: string }) {
  return (
    <span className={styles.chosen}>
      <MapPin aria-hidden="true" size={18} /> {name}
    </span>
  );
}

/** Placeholders of the two rows while the locations are loading. */
function LocationSkeleton() {
  const { t } = useTranslation();
  return (
    <>
      <Loading label={t('loading')} />
      <div className={styles.rows}>
        {LOCATION_CODES.map((code) => (
          <Skeleton key={code} shape="card" height="9.25rem" />
        ))}
      </div>
    </>
  );
}
