import { useSearchParams } from 'react-router';
import { SERVICE_CATEGORIES, type ServiceCategory } from '#domain/services/services.ts';
import { useAppDispatch, useAppSelector } from '../../../app/use-store.ts';
import { categoryChosen, selectCart } from '../cart/slice.ts';
import { useTakenOver } from '../frame/use-taken-over.ts';

const PARAMETER = 'categorie';

/** The open tab: the one that the address names, else the saved one, else manicure (spec 2). Choosing one does both. */
export function useCategory(): { category: ServiceCategory; choose: (key: string) => void } {
  const dispatch = useAppDispatch();
  const saved = useAppSelector(selectCart).reservationServiceCategory?.categoryReserved;
  const [query, setQuery] = useSearchParams();
  const named = useTakenOver() ? categoryOf(query.get(PARAMETER)) : undefined;

  const choose = (key: string) => {
    const chosen = categoryOf(key);
    if (!chosen) return;
    dispatch(categoryChosen(chosen));
    setQuery(
      (before) => {
        before.set(PARAMETER, chosen);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  };

  return { category: named ?? saved ?? 'manicure', choose };
}

function categoryOf(text: string | null): ServiceCategory | undefined {
  return SERVICE_CATEGORIES.find((category) => category === text);
}
