import { useEffect } from 'react';
import { refreshFromCatalogue } from '#domain/cart-refresh.ts';
import { useAppDispatch, useAppSelector } from '../../app/use-store.ts';
import { cartReplaced, selectCart } from '../cart/slice.ts';
import { usePublicServices } from '../services/api.ts';
import { changesFound } from './slice.ts';

/** Brings the cart up to the catalogue whenever either changes, and notes what the person must be told (decision 12). */
export function useCartRefresh(): void {
  const dispatch = useAppDispatch();
  const cart = useAppSelector(selectCart);
  const { data: services } = usePublicServices({ skip: cart.cardItems.length === 0 });

  useEffect(() => {
    if (!services) return;
    const { cart: refreshed, changes } = refreshFromCatalogue(cart, services);
    if (refreshed === cart) return;
    dispatch(cartReplaced(refreshed));
    dispatch(changesFound(changes));
  }, [cart, services, dispatch]);
}
