import { beforeAll, describe, expect, it } from 'vitest';
import { addToCart, EMPTY_CART } from '#domain/cart/cart.ts';
import { chooseDate, chooseLocation, setClientInfo } from '#domain/cart/cart-choices.ts';
import { freshAddress, lastLink, logIn, PASSWORD, post, put, register } from '../../../testing/accounts.ts';
import { givenCaller, WEDNESDAY_MORNING } from '../../../testing/factories.ts';
import { testApp } from '../../../testing/test-app.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { applyRetention } from '../../retention/service/retention.ts';

const database = testDatabase();
let server: Awaited<ReturnType<typeof testApp>>;

beforeAll(async () => {
  server = await testApp(database);
});

const GEL = {
  _id: 'gel',
  titre: 'Manucure gel',
  category: 'manicure',
  status: 'public',
  durationType: 'fixed',
  duration: 45,
  priceType: 'fixed',
  price: 45,
  capacity: 4,
} as const;
const NOW = Date.parse(WEDNESDAY_MORNING);
const lines = addToCart(EMPTY_CART, GEL, 2);
const withSlot = chooseDate(chooseLocation(lines, 2), { dateReserved: '2026-06-06', timeReserved: '10:30' });
const begun = setClientInfo(withSlot, { client: 'Zoé D’Amours', phone: '418-555-0142', comment: 'Allergie' }, NOW);

async function registered(cart?: unknown) {
  const email = freshAddress();
  expect((await register(server.app, email, { cart })).statusCode).toBe(202);
  return { email, token: await lastLink(database.db, email, 'activation') };
}

async function activated(cart?: unknown) {
  const { email, token } = await registered(cart);
  expect((await post(server.app, 'activate', { token })).statusCode).toBe(200);
  return email;
}

const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

const allCarts = () => database.db.selectFrom('begun_carts').select('token_hash').execute();

async function cartsKept(email: string) {
  const rows = await database.db
    .selectFrom('begun_carts')
    .innerJoin('link_tokens', 'link_tokens.token_hash', 'begun_carts.token_hash')
    .innerJoin('users', 'users.id', 'user_id')
    .select('cart')
    .where('email', '=', email)
    .execute();
  return rows.length;
}

describe('what is begun when somebody registers', () => {
  it('is given back by the first login, once', async () => {
    const email = await activated(begun);
    expect((await logIn(server.app, { email })).json()).toEqual({ accessToken: expect.any(String), cart: begun });
    expect((await logIn(server.app, { email })).json()).toEqual({ accessToken: expect.any(String) });
    expect(await cartsKept(email)).toBe(0);
  });

  it('is given to one of two logins at once, on different servers', async () => {
    const other = await testApp(database);
    const email = await activated(begun);
    const answers = await Promise.all([logIn(server.app, { email }), logIn(other.app, { email })]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(answers.filter((answer) => 'cart' in answer.json())).toHaveLength(1);
  });

  it('is told to the activation page by when it ends, and by nothing else', async () => {
    const { token } = await registered(begun);
    expect(claimsOf(token)).toMatchObject({ begunUntil: NOW / 1000 + 7 * 86_400 });
    const told = ['aud', 'begunUntil', 'exp', 'iat', 'iss', 'jti', 'name', 'sub'];
    expect(Object.keys(claimsOf(token)).sort()).toEqual(told);
    expect(claimsOf((await registered()).token)).not.toHaveProperty('begunUntil');
  });

  it('is not given back to a wrong password, nor before the activation', async () => {
    const { email, token } = await registered(begun);
    expect((await logIn(server.app, { email })).statusCode).toBe(401);
    await post(server.app, 'activate', { token });
    expect((await logIn(server.app, { email, password: 'Wrong!2026' })).statusCode).toBe(401);
    expect((await logIn(server.app, { email })).json().cart).toEqual(begun);
  });

  it('belongs to the link that is used: nobody else’s registration of that e-mail gets through', async () => {
    const { email, token } = await registered(begun);
    await register(server.app, email, { cart: addToCart(EMPTY_CART, { ...GEL, _id: 'spa' }) });
    await post(server.app, 'activate', { token });
    expect(await cartsKept(email)).toBe(1);
    expect((await logIn(server.app, { email })).json().cart).toEqual(begun);
  });

  it('is not given to somebody who activates by a new password, since anybody could have sent it', async () => {
    const { email } = await registered(begun);
    await put(server.app, 'forgetPassword', { email });
    const link = await lastLink(database.db, email, 'reset');
    expect((await put(server.app, 'resetPassword', { resetPasswordLink: link, password: PASSWORD })).statusCode).toBe(
      200,
    );
    expect(await cartsKept(email)).toBe(0);
    expect((await logIn(server.app, { email })).json()).not.toHaveProperty('cart');
  });

  it('goes along with an activation mail that is sent again, for no longer', async () => {
    const { app, travel } = await testApp(database);
    const { email } = await registered(begun);
    travel('2026-06-05T13:00:00Z');
    await post(app, 'activation', { email });
    const token = await lastLink(database.db, email, 'activation');
    expect(claimsOf(token)).toMatchObject({ begunUntil: NOW / 1000 + 7 * 86_400 });
    await post(app, 'activate', { token });
    expect((await logIn(app, { email })).json().cart).toMatchObject({ reservationDate: begun.reservationDate });
  });

  it('is kept for 7 days, who comes for one, and then deleted', async () => {
    const { app, deps, travel } = await testApp(database);
    const [kept, forgotten] = [await activated(begun), await activated(begun)];
    travel('2026-06-10T13:00:00Z');
    await applyRetention(deps);
    expect((await logIn(app, { email: kept })).json().cart).toEqual({
      ...begun,
      reservationClientInfo: null,
      clientInfoUpdatedAt: null,
    });
    travel('2026-06-10T13:00:01Z');
    expect((await logIn(app, { email: forgotten })).json()).not.toHaveProperty('cart');

    const { email } = await registered(begun);
    await applyRetention(deps);
    expect(await cartsKept(email)).toBe(0);
  });

  it.each<[string, unknown, number]>([
    ['too many people', { ...lines, cardItems: [{ ...lines.cardItems[0], qty: 9 }] }, 4],
    ['wrong sums', { ...lines, totalPrice: 'free' }, 2],
    ['a bad line beside a good one', { ...lines, cardItems: [{ serviceId: 7 }, ...lines.cardItems] }, 2],
  ])('is mended like a stored cart: %s', async (_, cart, qty) => {
    const email = await activated(cart);
    expect((await logIn(server.app, { email })).json().cart.cardItems).toMatchObject([{ serviceId: 'gel', qty }]);
  });

  it.each([['nothing'], [7], [null], [[]], [{}], [{ cardItems: 'all' }], [{ cartItems: [{ productId: 1 }] }]])(
    'does not stop a registration when it is no cart: %j',
    async (cart) => {
      const { token } = await registered(cart);
      expect(claimsOf(token)).not.toHaveProperty('begunUntil');
    },
  );

  it('is refused above 16 KiB, before an account is made', async () => {
    const email = freshAddress();
    const cartOf = (length: number) => ({ ...lines, note: 'x'.repeat(length) });
    const rest = JSON.stringify(cartOf(0)).length;
    const answer = await register(server.app, email, { cart: cartOf(16 * 1024 - rest + 1) });
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'payload_too_large']);
    expect(await database.db.selectFrom('users').select('id').where('email', '=', email).execute()).toEqual([]);
    expect((await register(server.app, email, { cart: cartOf(16 * 1024 - rest) })).statusCode).toBe(202);
  });

  it('takes no seat', async () => {
    await activated(begun);
    expect(await database.db.selectFrom('sittings').select('id').execute()).toEqual([]);
  });

  it('is in the person’s data, and erased with the account', async () => {
    const email = await activated(begun);
    await register(server.app, email, { cart: begun });
    const { id } = await database.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const { headers } = await givenCaller(server.deps, { roles: ['Admin'] });
    const data = await server.app.inject({ url: `/api/users/${id}/export`, headers });
    expect(data.json().begunCarts).toEqual([{ cart: begun, keptAt: '2026-06-03T13:00:00.000Z' }]);
    const before = await allCarts();
    const erased = await server.app.inject({ method: 'POST', url: '/api/users/anonymise', headers, payload: { id } });
    expect(erased.statusCode).toBe(200);
    expect((await allCarts()).length).toBe(before.length - 1);
  });
});
