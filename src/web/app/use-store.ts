import { useDispatch, useSelector } from 'react-redux';
import type { AppDispatch, RootState } from './store.ts';

/** `useDispatch`, knowing this app's thunks. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();

/** `useSelector`, knowing this app's state. */
export const useAppSelector = useSelector.withTypes<RootState>();
