import { HttpResponse, http, type RequestHandler } from 'msw';
import type { Service } from '#contract/schemas/services.ts';
import type { User } from '#contract/schemas/users.ts';
import { givenService } from './catalogue.ts';
import { publicSettings } from './salon.ts';

export const OWNER_ID = '5f0c1e34-6f2d-4a77-8a55-8a0d4f6e1001';
export const SERVICE_ID = '7d4f0a52-3f0e-4d3c-9b52-54f0a7f7a001';

/** A public manicure at 45 $, in French only, unless a test says otherwise. */
export function givenOwnedService(differences: Partial<Service> = {}): Service {
  return givenService({ _id: SERVICE_ID, user: OWNER_ID, title: null, content: null, price: 45, ...differences });
}

export const USER_ID = '1c0f1e34-6f2d-4a77-8a55-8a0d4f6e1777';

/** A client's account, open, unless a test says otherwise. */
export function givenUser(differences: Partial<User> = {}): User {
  return {
    _id: USER_ID,
    name: 'Léa Roy',
    email: 'lea@example.com',
    roles: ['Client'],
    status: true,
    createdAt: '2026-05-01T14:00:00.000Z',
    ...differences,
  };
}

/** The calls that every page of the owner makes beside those for its own data. */
export const OWNER_HANDLERS: RequestHandler[] = [
  http.get('/api/settings/public', () => HttpResponse.json(publicSettings())),
  http.get('/api/users/owners', () => HttpResponse.json([{ _id: OWNER_ID, name: 'Ariane Côté' }])),
];
