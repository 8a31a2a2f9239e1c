import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isGroup } from '#domain/cart/cart.ts';
import { useAppSelector } from '../../../app/use-store.ts';
import { useFormat, useLanguage } from '../../../i18n/use-language.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { useSalon } from '../../settings/api.ts';
import { selectCart } from '../cart/slice.ts';
import styles from './summary-page.module.css';

/** What a person agrees to by booking, before they do; it can be printed. */
export function Conditions() {
  const { t, i18n } = useTranslation(['booking', 'common', 'order']);
  const format = useFormat();
  const language = useLanguage();
  const cart = useAppSelector(selectCart);
  const salon = useSalon();
  const phone = format.phone(salon?.phone ?? '');
  return (
    <>
      <ul className={styles.conditions}>
        <li>{t('common:payNote')}</li>
        <li>{t('common:arriveEarly')}</li>
        <li>{t('order:summary.cancellation', { phone })}</li>
        {isGroup(cart) && <li>{t('common:groups', { phone })}</li>}
        {language === 'en' && (
          <li>
            {t('order:summary.frenchFirst')}{' '}
            <button type="button" className={styles.french} lang="fr-CA" onClick={() => void i18n.changeLanguage('fr')}>
              Version française
            </button>
          </li>
        )}
      </ul>
      <Button look="quiet" size="medium" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
        {t('order:summary.print')}
      </Button>
    </>
  );
}
