import { fileForm, givenPicture, photograph } from '../pictures.ts';
import { everybody, type Row, staff } from './rows.ts';

export const pictureRows: Row[] = [
  { call: 'POST /pictures', expected: staff(201), send: async () => fileForm(await photograph()) },
  {
    call: 'GET /pictures/{id}/{width}.{format}',
    expected: everybody(200),
    send: async ({ deps }) => {
      const path = await givenPicture(deps.db, deps.now());
      return { params: { id: path.slice(path.lastIndexOf('/') + 1), width: '400', format: 'webp' } };
    },
  },
];
