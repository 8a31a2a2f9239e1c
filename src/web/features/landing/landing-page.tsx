import type { useAppDispatch } from '../../app/use-store.ts';
import { servicesApi } from '../services/api.ts';
import { useSalon } from '../settings/api.ts';
import { Blurbs } from './blurbs.tsx';
import { BookingBand } from './booking-band.tsx';
import { Contact } from './contact.tsx';
import { Hero } from './hero/hero.tsx';
import styles from './landing-page.module.css';
import { PopularServices } from './popular-services.tsx';
import { VisitUs } from './visit-us.tsx';

/** Has the services there when the server draws the page. */
export function preload(dispatch: ReturnType<typeof useAppDispatch>): Promise<unknown> {
  return dispatch(servicesApi.endpoints.publicServices.initiate());
}

/** The first page (spec 1): what the salon does, when and where, and the way to a booking. */
export function LandingPage() {
  const salon = useSalon();
  return (
    <div className={styles.page}>
      <Hero salon={salon} />
      <Blurbs />
      <PopularServices />
      {salon && <VisitUs salon={salon} />}
      <BookingBand />
      {salon && <Contact salon={salon} />}
    </div>
  );
}
