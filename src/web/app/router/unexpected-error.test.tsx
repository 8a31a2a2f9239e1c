import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it, vi } from 'vitest';
import { paths } from '#contract/paths.ts';
import type { Language } from '#domain/languages.ts';
import { expectComplaint } from '../../testing/complaints.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { openSite } from '../../testing/open-site.tsx';
import { publicSettings } from '../../testing/salon.ts';

fakeApi(http.get('*/api/settings/public', () => HttpResponse.json(publicSettings())));
vi.mock('../../features/about/about-page.tsx', () => ({
  preload: undefined,
  sourceFile: undefined,
  AboutPage: () => {
    throw new Error('a fault in the drawing');
  },
}));

it.each<[Language, string]>([
  ['fr', 'Une erreur inattendue s’est produite. Unexpected Application Error!'],
  ['en', 'Unexpected Application Error!'],
])('in %s, a page that cannot be drawn has one title, in its frame, and ways out', async (language, title) => {
  await openSite(paths.about, { language });

  await waitFor(() => expect(screen.getByRole('alert')).toBeVisible());
  expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([title]);
  expect(screen.getByText('Unexpected Application Error!')).toBeVisible();
  expect(screen.getByRole('button', { name: /^(Recharger la page|Reload the page)$/ })).toBeVisible();
  expect(screen.getByRole('contentinfo')).toBeVisible();
  expectComplaint(/a fault in the drawing/);
});
