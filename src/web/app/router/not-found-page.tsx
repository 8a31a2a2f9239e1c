import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { paths } from '#contract/paths.ts';
import { Literal } from '../../i18n/literal.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Art } from '../../ui/art/art.tsx';
import { brokenNail } from '../../ui/art/moments.ts';
import styles from './fallback-pages.module.css';

/** The page for an unknown URL, in both languages. */
export function NotFoundPage() {
  const { t } = useTranslation(['pages', 'common']);
  const navigate = useNavigate();
  return (
    <div className={styles.page}>
      <Art svg={brokenNail()} width={320} height={220} loading="eager" />
      <h1>{t('notFound.title')}</h1>
      <p className={styles.second} lang={t('notFound.otherLanguage')}>
        {t('notFound.otherTitle')}
      </p>
      <p>{t('notFound.sentence')}</p>
      <div className={styles.actions}>
        <Button onClick={() => navigate(-1)}>
          <Literal id="back" />
        </Button>
        <LinkButton to={paths.home} variant="secondary">
          {t('common:homeLink')}
        </LinkButton>
      </div>
    </div>
  );
}
