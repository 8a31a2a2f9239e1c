import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { listOf } from '../../../testing/desk.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { intakeApi } from '../../../testing/intake.ts';
import { openSite } from '../../../testing/open-site.tsx';
import { givenReservation } from '../../../testing/reservations.ts';
import { tokenFor } from '../../../testing/tokens.ts';

const api = fakeApi();

it('a booking is compared with the visits there are when its form is opened, not with those known before', async () => {
  api.use(...intakeApi().handlers);
  const { router } = await openSite('/dashboard/reservations/new', { token: tokenFor(['Manager']) });
  const user = userEvent.setup();
  await user.click(await screen.findByLabelText('Prénom et nom'));
  await user.paste('Camille Roy');
  await user.click(screen.getByLabelText('Ajouter un service', { selector: 'input' }));
  await user.paste('gel');
  await user.keyboard('{Enter}');
  await user.click(screen.getByLabelText('Demain'));
  await user.click(screen.getByLabelText('Heure tapée'));
  await user.paste('1000');

  await act(() => router.navigate('/dashboard/reservations/pending'));
  const { reservationClientInfo: info } = givenReservation();
  const visit = givenReservation({
    reservationDate: { dateReserved: '2026-06-04', timeReserved: '09:30' },
    endTime: '10:30',
    reservationClientInfo: { ...info, client: 'Camille Roy' },
  });
  api.use(http.get('*/api/reservations/day', () => HttpResponse.json(listOf([visit]))));
  await act(() => router.navigate('/dashboard/reservations/new'));

  expect(await screen.findByText('Cette personne a déjà un rendez-vous à ce moment-là.')).toBeVisible();
});
