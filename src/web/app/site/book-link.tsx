import { useTranslation } from 'react-i18next';
import { matchPath, useLocation } from 'react-router';
import { paths } from '#contract/paths.ts';
import { chosenLocation } from '#domain/cart/cart-choices.ts';
import { selectUser } from '../../api/session.ts';
import { selectCart } from '../../features/booking/cart/slice.ts';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { useAppSelector } from '../use-store.ts';

/** The pages of the seven steps, whose own button is the one to press. */
const STEPS = [
  paths.bookingLocation,
  paths.bookingServices,
  paths.bookingService,
  paths.cart,
  paths.bookingDate,
  paths.clientInfo,
  paths.summary,
  paths.confirmation,
] as const;

/**
 * The one solid button of the header, left out within the steps. It spares a client who is logged in the choice of a
 * location that this browser remembers.
 */
export function BookLink() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const isLoggedIn = useAppSelector(selectUser) !== null;
  const isLocationKnown = useAppSelector((state) => chosenLocation(selectCart(state)) !== null);
  if (STEPS.some((step) => matchPath(step, pathname))) return null;
  return (
    <LinkButton size="medium" to={isLoggedIn && isLocationKnown ? paths.bookingServices : paths.bookingLocation}>
      {t('nav.reserve')}
    </LinkButton>
  );
}
