import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { paths } from '#contract/paths.ts';
import { bookingApi } from '../../../testing/booking-api.ts';
import { cartOf, GEL, SPA } from '../../../testing/catalogue.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { openSite } from '../../../testing/open-site.tsx';

fakeApi(...bookingApi([GEL, SPA]));

const detailsOf = (name: string) => screen.findByRole('button', { name });

describe('the details of a service', () => {
  it('are told in each language that it has, each marked as such', async () => {
    await openSite(`${paths.bookingServices}?categorie=pedicure`);
    await userEvent.click(await detailsOf('Pédicure spa'));
    const panel = within(await screen.findByRole('dialog', { name: 'Pédicure spa' }));
    expect(panel.queryByRole('radio', { name: 'English' })).not.toBeInTheDocument();

    await userEvent.click(panel.getByRole('radio', { name: 'Español' }));

    expect(panel.getByRole('heading', { level: 3, name: 'Pedicura spa' })).toHaveAttribute('lang', 'es');
    expect(panel.getByText('Baño, masaje y esmalte.')).toBeInTheDocument();
    expect(panel.getByRole('link', { name: 'Réserver ce service seul' })).toHaveAttribute(
      'href',
      `/reservation-service/${SPA._id}`,
    );
  });

  it('give the focus back to where it was', async () => {
    await openSite(paths.bookingServices);
    await userEvent.click(await detailsOf('Manucure gel'));
    await userEvent.click(await screen.findByRole('button', { name: 'Fermer' }));

    expect(await detailsOf('Manucure gel')).toHaveFocus();
  });
});

it('names the services in English where they have an English name, else in French, marked', async () => {
  await openSite(paths.cart, { language: 'en', cart: cartOf([GEL, 1], [SPA, 1]) });

  const cart = within(await screen.findByRole('main'));
  expect((await cart.findAllByText('Pédicure spa'))[0]).toHaveAttribute('lang', 'fr-CA');
  expect((await cart.findAllByText('Gel manicure'))[0]).not.toHaveAttribute('lang');
});
