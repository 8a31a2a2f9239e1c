import type { RouteObject } from 'react-router';
import { paths } from '#contract/paths.ts';
import type { Page } from './page-route.ts';

const messages = ['account'] as const;

/** Registration, activation, login and lost passwords, in the frame of the site. */
export function accountRoutes(page: Page): RouteObject[] {
  return [
    {
      path: paths.login,
      ...page('LoginPage', () => import('../../features/auth/login/login-page.tsx'), { title: 'login', messages }),
    },
    {
      path: paths.register,
      ...page('RegisterPage', () => import('../../features/auth/register/register-page.tsx'), {
        title: 'register',
        messages,
      }),
    },
    {
      path: paths.activate,
      ...page('ActivatePage', () => import('../../features/auth/links/activate-page.tsx'), {
        title: 'activate',
        messages,
      }),
    },
    {
      path: paths.passwordForget,
      ...page('ForgetPage', () => import('../../features/auth/links/forget-page.tsx'), {
        title: 'passwordForget',
        messages,
      }),
    },
    {
      path: paths.passwordReset,
      ...page('ResetPage', () => import('../../features/auth/links/reset-page.tsx'), {
        title: 'passwordReset',
        messages,
      }),
    },
  ];
}
