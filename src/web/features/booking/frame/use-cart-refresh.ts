import { useEffect } from 'react';
import { refreshFromCatalogue } from '#domain/cart/cart-refresh.ts';
import { useAppDispatch, useAppSelector } from '../../../app/use-store.ts';
import { usePublicServices } from '../../services/api.ts';
import { cartReplaced, selectCart } from '../cart/slice.ts';
import { changesFound } from './slice.ts';

/**
 * Brings the cart up to the catalogue each time the server tells it, and notes what the person must be told (decision
 * 12). Not when the cart itself changes: two tabs that know different catalogues would correct each other forever.
 */
export function useCartRefresh(): void {
  const dispatch = useAppDispatch();
  const isEmpty = useAppSelector(selectCart).cardItems.length === 0;
  const { data: services, fulfilledTimeStamp: toldAt } = usePublicServices({ skip: isEmpty });

  useEffect(() => {
    if (!services || !toldAt) return;
    dispatch((_dispatch, getState) => {
      const cart = selectCart(getState());
      const { cart: refreshed, changes } = refreshFromCatalogue(cart, services);
      if (refreshed === cart) return;
      dispatch(cartReplaced(refreshed));
      dispatch(changesFound(changes));
    });
  }, [services, toldAt, dispatch]);
}
