import { Info, Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#contract/paths.ts';
import { isGroup } from '#domain/cart/cart.ts';
import { useAppSelector } from '../../../app/use-store.ts';
import { useFormat, useLanguage } from '../../../i18n/use-language.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useSalon } from '../../settings/api.ts';
import { selectCart } from '../cart/slice.ts';
import styles from './summary-page.module.css';

/** What to know before booking, in three lines; the conditions open from there, and the page can be printed. */
export function Tips() {
  const { t, i18n } = useTranslation(['order', 'common']);
  const language = useLanguage();
  const format = useFormat();
  const cart = useAppSelector(selectCart);
  const salon = useSalon();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={styles.tips}>
      <p className={styles.tip}>
        <Info aria-hidden="true" />
        <span>
          {t('summary.tips')}{' '}
          <button type="button" className={styles.word} onClick={() => setIsOpen(true)}>
            {t('summary.conditions')}
          </button>
          .
        </span>
      </p>
      {isGroup(cart) && <p>{t('common:groups', { phone: format.phone(salon?.phone ?? '') })}</p>}
      {language === 'en' && (
        <p>
          {t('summary.frenchFirst')}{' '}
          <button type="button" className={styles.word} lang="fr-CA" onClick={() => void i18n.changeLanguage('fr')}>
            Version française
          </button>
        </p>
      )}
      <div data-print="never">
        <Button variant="quiet" size="medium" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
          {t('summary.print')}
        </Button>
      </div>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('summary.conditionsTitle')}
        closeLabel={t('common:close')}
      >
        <Conditions />
      </Dialog>
    </div>
  );
}

/** What a person agrees to by booking. */
function Conditions() {
  const { t } = useTranslation(['order', 'common']);
  const format = useFormat();
  const salon = useSalon();
  const phone = format.phone(salon?.phone ?? '');
  return (
    <>
      <ul className={styles.conditions}>
        <li>{t('common:payNote')}</li>
        <li>{t('common:arriveEarly')}</li>
        <li>{t('summary.cancellation', { phone })}</li>
        <li>{t('common:groups', { phone })}</li>
      </ul>
      <p>
        <Link to={paths.conditions}>{t('summary.allConditions')}</Link>
      </p>
    </>
  );
}
