import { createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  addToCart,
  afterBooking,
  badgeCount,
  type CardItem,
  type Cart,
  type CartClientInfo,
  type CartDate,
  type CatalogueService,
  EMPTY_CART,
  emptied,
  removeFromCart,
  restoreLine,
  setQuantity,
} from '#domain/cart/cart.ts';
import {
  type AskedPerformer,
  chooseCategory,
  chooseDate,
  chooseLocation,
  choosePerformer,
  dropClientInfo,
  holdService,
  setClientInfo,
} from '#domain/cart/cart-choices.ts';
import type { LocationCode } from '#domain/salon/locations.ts';
import type { ServiceCategory } from '#domain/services/services.ts';
import { tokenDropped } from '../../../api/session.ts';
import { deviceNow } from '../../../browser/device-clock.ts';

/** What the visitor has chosen so far. The rules are in the domain; the slice says when they apply. */
export const cartSlice = createSlice({
  name: 'cart',
  initialState: (): Cart => EMPTY_CART,
  reducers: {
    serviceAdded: (cart: Cart, { payload }: PayloadAction<{ service: CatalogueService; qty: number }>) =>
      addToCart(cart, payload.service, payload.qty),
    quantitySet: (cart: Cart, { payload }: PayloadAction<{ serviceId: string; qty: number }>) =>
      setQuantity(cart, payload.serviceId, payload.qty),
    lineRemoved: (cart: Cart, { payload }: PayloadAction<string>) => removeFromCart(cart, payload),
    lineRestored: (cart: Cart, { payload }: PayloadAction<{ line: CardItem; position: number }>) =>
      restoreLine(cart, payload.line, payload.position),
    locationChosen: (cart: Cart, { payload }: PayloadAction<LocationCode>) => chooseLocation(cart, payload),
    categoryChosen: (cart: Cart, { payload }: PayloadAction<ServiceCategory>) => chooseCategory(cart, payload),
    serviceChosen: (cart: Cart, { payload }: PayloadAction<string | null>) => holdService(cart, payload),
    dateChosen: (cart: Cart, { payload }: PayloadAction<CartDate | null>) => chooseDate(cart, payload),
    performerChosen: (cart: Cart, { payload }: PayloadAction<AskedPerformer | null>) => choosePerformer(cart, payload),
    clientInfoGiven: {
      prepare: (info: CartClientInfo) => ({ payload: { info, nowMs: deviceNow() } }),
      reducer: (cart: Cart, { payload }: PayloadAction<{ info: CartClientInfo; nowMs: number }>) =>
        setClientInfo(cart, payload.info, payload.nowMs),
    },
    cartEmptied: (cart: Cart) => emptied(cart),
    cartBooked: (cart: Cart) => afterBooking(cart),
    /** From another tab, the browser's storage, the catalogue or the first login. */
    cartReplaced: (_cart: Cart, { payload }: PayloadAction<Cart>) => payload,
  },
  extraReducers: (builder) => {
    builder.addCase(tokenDropped, (cart: Cart) => dropClientInfo(cart));
  },
  selectors: {
    selectCart: (cart) => cart,
    selectBadge: createSelector([(cart: Cart) => cart], badgeCount),
  },
});

export const {
  serviceAdded,
  quantitySet,
  lineRemoved,
  lineRestored,
  locationChosen,
  categoryChosen,
  serviceChosen,
  dateChosen,
  performerChosen,
  clientInfoGiven,
  cartEmptied,
  cartBooked,
  cartReplaced,
} = cartSlice.actions;

export const { selectCart, selectBadge } = cartSlice.selectors;
