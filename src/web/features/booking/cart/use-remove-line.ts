import { useTranslation } from 'react-i18next';
import { useAppDispatch } from '../../../app/use-store.ts';
import { useServiceNames } from '../../../shared/services/use-service-names.ts';
import { useToasts } from '../../../shared/use-toasts.ts';
import { lineRemoved, lineRestored, selectCart } from './slice.ts';

/** Returns a function that removes a service from the cart, with a toast that can put it back at its position. */
export function useRemoveLine(): (serviceId: string) => void {
  const { t } = useTranslation(['booking', 'common']);
  const dispatch = useAppDispatch();
  const toasts = useToasts();
  const nameOf = useServiceNames();
  return (serviceId) => {
    const { cardItems } = dispatch((_dispatch, getState) => selectCart(getState()));
    const position = cardItems.findIndex((line) => line.serviceId === serviceId);
    const line = cardItems[position];
    if (!line) return;
    dispatch(lineRemoved(serviceId));
    toasts.show({
      text: t('services.removed', { name: nameOf(line).text }),
      action: { label: t('common:undo'), onAct: () => dispatch(lineRestored({ line, position })) },
    });
  };
}
