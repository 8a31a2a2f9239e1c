import type { RouteObject } from 'react-router';
import type { Page } from './page-route.ts';
import { paths } from './paths.ts';

const messages = ['account'] as const;

/** Registration, activation, login and lost passwords, in the frame of the site. */
export function accountRoutes(page: Page): RouteObject[] {
  return [
    {
      path: paths.login,
      ...page('LoginPage', () => import('../features/auth/login-page.tsx'), { title: 'login', messages }),
    },
    {
      path: paths.register,
      ...page('RegisterPage', () => import('../features/auth/register-page.tsx'), { title: 'register', messages }),
    },
    {
      path: paths.activate,
      ...page('ActivatePage', () => import('../features/auth/activate-page.tsx'), { title: 'activate', messages }),
    },
    {
      path: paths.passwordForget,
      ...page('ForgetPage', () => import('../features/auth/forget-page.tsx'), { title: 'passwordForget', messages }),
    },
    {
      path: paths.passwordReset,
      ...page('ResetPage', () => import('../features/auth/reset-page.tsx'), { title: 'passwordReset', messages }),
    },
  ];
}
