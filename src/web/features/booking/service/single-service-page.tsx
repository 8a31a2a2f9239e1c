import { useState } from 'react';
import { useParams } from 'react-router';
import { useAppSelector } from '../../../app/use-store.ts';
import { selectCart } from '../cart/slice.ts';
import { RedirectWithNotice } from '../frame/redirect-with-notice.tsx';
import { HeldService } from './service-review-page.tsx';

/** The review of one service: the one that the address names, or the one held; with neither, back to all (spec 2). */
export function SingleServicePage() {
  const { serviceId } = useParams();
  const held = useAppSelector(selectCart).reservationService?.serviceId;
  // Letting the service go leads elsewhere: until there, the page stays as it is.
  const [heldAtFirst] = useState(held);
  const id = serviceId ?? held ?? heldAtFirst;
  return id ? <HeldService key={id} id={id} /> : <RedirectWithNotice notice="noService" />;
}
