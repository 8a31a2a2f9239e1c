import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useAppSelector } from '../../../app/use-store.ts';
import { Literal } from '../../../i18n/literal.tsx';
import { InfoStrip } from '../../../ui/feedback/info-strip.tsx';
import { selectCart } from '../cart/slice.ts';
import { NOTICES, noticeIn } from './notices.ts';
import { useTakenOver } from './use-taken-over.ts';

/** Why one was sent to this page, as long as it holds. */
export function JourneyNotice() {
  const { t } = useTranslation('booking');
  const cart = useAppSelector(selectCart);
  const { state } = useLocation();
  const isTakenOver = useTakenOver();
  const notice = isTakenOver ? noticeIn(state) : null;
  if (!notice || !NOTICES[notice].isDue(cart)) return null;
  return (
    <InfoStrip role="status">
      {notice === 'emptyCart' ? <Literal id="emptyCart" as="p" /> : <p>{t(`notice.${notice}`)}</p>}
    </InfoStrip>
  );
}
