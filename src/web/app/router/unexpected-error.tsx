import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { type RouteObject, useRouteError } from 'react-router';
import { paths } from '#contract/paths.ts';
import { logFailure } from '../../api/browser-log.ts';
import { FrameLiteral } from '../../i18n/frame-literal.tsx';
import { Button } from '../../ui/actions/button.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import styles from './fallback-pages.module.css';

/** Shown instead of a page that failed to render. */
export function UnexpectedError() {
  const { t } = useTranslation();
  const error = useRouteError();
  useEffect(() => logFailure('drawing the page', error), [error]);
  return (
    <div className={styles.page} role="alert">
      <h1>
        <FrameLiteral id="unexpectedError" />
      </h1>
      <p>{t('unexpectedHelp')}</p>
      <div className={styles.actions}>
        <Button onClick={() => window.location.reload()}>{t('reload')}</Button>
        <LinkButton to={paths.home} variant="secondary" reloadDocument>
          {t('homeLink')}
        </LinkButton>
      </div>
    </div>
  );
}

/** These pages, with that in place of one that fails: the frame around them stays. */
export function guarded(children: RouteObject[]): RouteObject[] {
  return [{ ErrorBoundary: UnexpectedError, children }];
}
