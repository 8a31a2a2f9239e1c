import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { localeOf } from '#domain/languages.ts';
import { chooseLanguage } from '../../i18n/language-choice.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { useToasts } from '../../shared/use-toasts.ts';
import styles from './language-switch.module.css';

/** The other language, named in itself. The page, its scroll and its forms stay as they are. */
export function LanguageSwitch({ short = false }: { short?: boolean }) {
  const { t, i18n } = useTranslation();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const { show } = useToasts();
  const other = useLanguage() === 'fr' ? 'en' : 'fr';

  const handleClick = async (event: React.MouseEvent) => {
    event.preventDefault();
    if (!(await chooseLanguage(i18n, other))) {
      show({ text: t('language.unavailable'), tone: 'error' });
      return;
    }
    const query = new URLSearchParams(search);
    if (!query.has('lang')) return;
    query.delete('lang');
    await navigate({ pathname, search: query.toString(), hash }, { replace: true, preventScrollReset: true });
  };

  return (
    <a
      href={`?lang=${other}`}
      hrefLang={localeOf(other)}
      lang={localeOf(other)}
      aria-label={short ? t('language.label') : undefined}
      className={styles.switch}
      onClick={handleClick}
    >
      {short ? t('language.short') : t('language.switch')}
    </a>
  );
}
