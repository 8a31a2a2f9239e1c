import type { APIRequestContext } from '@playwright/test';
import { expect } from '@playwright/test';
import { DEMO_PASSWORD } from '#domain/users/demo-accounts.ts';

type Visit = {
  client: string;
  phone?: string;
  email?: string;
  date: string;
  time: string;
  location?: 1 | 2;
  titre?: string;
  qty?: number;
  /** A technician of the team by name, and whether the client asked for her. */
  performer?: { name: string; isAsked: boolean };
};

/** Calls of the API as the Manager, for what a story needs to find or what another desk does. */
export class Desk {
  readonly #request: APIRequestContext;
  #token = '';

  constructor(request: APIRequestContext) {
    this.#request = request;
  }

  /** Books a visit and overrides every conflict; returns its id. */
  async book({
    client,
    phone,
    email,
    date,
    time,
    location = 1,
    titre = 'Manucure gel',
    qty = 1,
    performer,
  }: Visit): Promise<string> {
    const services: { _id: string; titre: string }[] = await (await this.#request.get('/api/services/public')).json();
    const service = services.find((known) => known.titre === titre);
    const answer = await this.#request.post('/api/reservations/create', {
      headers: { authorization: `Bearer ${await this.#signedIn()}` },
      data: {
        reservationServices: [{ serviceId: service?._id, qty }],
        reservationLocation: { locationReserved: location },
        reservationDate: { dateReserved: date, timeReserved: time },
        reservationClientInfo: { client, ...(phone && { phone }) },
        ...(email && { email }),
        ...(performer && { performerId: await this.#technician(performer.name, location) }),
        ...(performer && { performerRequested: performer.isAsked }),
        insist: true,
      },
    });
    await expect(answer).toBeOK();
    const { _id } = await answer.json();
    return String(_id);
  }

  /** Changes the status of a visit, as another desk does. */
  async move(id: string, to: 'present' | 'done' | 'cancel'): Promise<void> {
    const answer = await this.#request.patch(`/api/reservations${to === 'cancel' ? '' : `/${to}`}`, {
      headers: { authorization: `Bearer ${await this.#signedIn()}` },
      data: to === 'cancel' ? { id, cancel: true } : { id },
    });
    await expect(answer).toBeOK();
  }

  async #technician(name: string, location: number): Promise<string | undefined> {
    const answer = await this.#request.get(`/api/technicians/public?location=${location}`);
    const team: { _id: string; name: string }[] = await answer.json();
    return team.find((known) => known.name === name)?._id;
  }

  /** Books somebody at the first time of a day at which that technician is free, at the first location, by her wish. */
  async bookWith(performer: string, { client, date }: { client: string; date: string }): Promise<void> {
    const headers = { authorization: `Bearer ${await this.#signedIn()}` };
    const services: { _id: string; titre: string }[] = await (await this.#request.get('/api/services/public')).json();
    const performerId = (await this.#technician(performer, 1)) ?? '';
    const serviceId = services.find(({ titre }) => titre === 'Manucure express')?._id ?? '';
    const asked = { location: '1', from: date, to: date, lines: `${serviceId}:1`, performerId };
    const answer = await this.#request.get('/api/reservations/availability', { headers, params: asked });
    const [day] = (await answer.json()).days;
    const free = day.slots.find(({ state }: { state: string }) => state === 'free');
    const booked = await this.#request.post('/api/reservations/create', {
      headers,
      data: {
        reservationServices: [{ serviceId, qty: 1 }],
        reservationLocation: { locationReserved: 1 },
        reservationDate: { dateReserved: date, timeReserved: free.time },
        reservationClientInfo: { client, phone: '418-555-0163' },
        performerId,
      },
    });
    await expect(booked).toBeOK();
  }

  async #signedIn(): Promise<string> {
    if (this.#token) return this.#token;
    const data = { email: 'manager@lunule.test', password: DEMO_PASSWORD };
    const answer = await this.#request.post('/api/auth', { data });
    await expect(answer).toBeOK();
    this.#token = String((await answer.json()).accessToken);
    return this.#token;
  }
}
