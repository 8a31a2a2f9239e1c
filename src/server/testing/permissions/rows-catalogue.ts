import { givenHelp, givenService } from '../factories.ts';
import { everybody, type Row, staff } from './rows.ts';

const SERVICE = {
  category: 'manicure',
  titre: 'Pose gel',
  contenu: 'Une pose complète.',
  durationType: 'fixed',
  duration: 60,
  priceType: 'fixed',
  price: 60,
  capacity: 2,
  status: 'public',
};
const HELP = { question: 'Peut-on payer comptant?', answer: 'Oui, et par carte.', status: 'public' };

export const catalogueRows: Row[] = [
  { call: 'GET /services/public', expected: everybody(200) },
  { call: 'GET /services/publicListByCategory', expected: everybody(200) },
  {
    call: 'GET /services/public/{id}',
    expected: everybody(200),
    send: async ({ deps }) => ({ params: { id: (await givenService(deps.db)).id } }),
  },
  { call: 'GET /services', expected: staff(200) },
  { call: 'POST /services', expected: staff(201), send: () => ({ payload: SERVICE }) },
  {
    call: 'PATCH /services',
    expected: staff(200),
    send: async ({ deps }) => ({ payload: { ...SERVICE, id: (await givenService(deps.db)).id } }),
  },
  {
    call: 'DELETE /services',
    expected: staff(200),
    send: async ({ deps }) => ({ payload: { id: (await givenService(deps.db)).id } }),
  },
  { call: 'GET /helps/public', expected: everybody(200) },
  { call: 'GET /helps', expected: staff(200) },
  { call: 'POST /helps', expected: staff(201), send: () => ({ payload: HELP }) },
  {
    call: 'PATCH /helps',
    expected: staff(200),
    send: async ({ deps }) => ({ payload: { ...HELP, id: (await givenHelp(deps.db)).id } }),
  },
  {
    call: 'DELETE /helps',
    expected: staff(200),
    send: async ({ deps }) => ({ payload: { id: (await givenHelp(deps.db)).id } }),
  },
];
