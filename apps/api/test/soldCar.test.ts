import type { Answer } from '@forecourt/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { json } from '../src/db/schema.ts';
import { answer } from './auctionHouse.ts';
import { endAuction, answerDeal, onDeal, seatOf, viewsOf, type Agreed } from './dealHouse.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { renewSessions } from './renewSessions.ts';
import { seedTenants, type Tenants } from './tenants.ts';

let server: TestServer;
let tenants: Tenants;

beforeAll(async () => {
  server = await startTestServer();
  tenants = await seedTenants(server.services);
});
afterAll(() => server.close());

type Car = Omit<Agreed, 'dealId'>;

const publicKey = ({ requestId }: Car) => server.services.keys.make('public', requestId, 1);
const ask = (car: Car, message = 'Is it still for sale?') =>
  server.call('POST', `/api/public/threads/${car.requestId}/${publicKey(car)}`, {
    payload: { name: 'Bea Buyer', email: 'bea@buyer.test', message },
  });
const listing = async (car: Car) => {
  const shown = await server.call('GET', `/api/requests/${car.requestId}/${publicKey(car)}`);
  return shown.json<Answer<'getPublicRequest'>>().report;
};
/** What the buyer behind a link reads, newest first, and whether their page says "Sold". */
const conversation = async (url: string) => {
  const [, id, key] = /public\/([\w-]+)\/([\w-]+)\/messages$/.exec(url)!;
  const shown = await server.call('GET', `/api/public/conversations/${id}/${key}`);
  const body = shown.json<Answer<'getPublicConversation'>>();
  const { sold } = body.conversation;
  return { sold, said: body.messages.map(({ message }) => message) };
};
const accept = async (car: Car) => {
  const yes = await answer(server, car, true);
  expect(yes.statusCode).toBe(200);
  return yes.json<{ deal: { id: string } }>().deal.id;
};
const notices = ({ requestId }: Car) =>
  server.db.system((tx) =>
    tx
      .selectFrom('outbox')
      .where('purpose', '=', 'MESSAGE')
      .where('about_request_id', '=', requestId)
      .select('recipient')
      .execute(),
  );

test('after the owner’s yes the public page says sold and takes no more questions', async () => {
  const car = await endAuction(server, tenants.north);
  expect(await listing(car)).not.toHaveProperty('sold');
  const asked = (await ask(car)).json<{ url: string }>();
  await accept(car);

  expect(await listing(car)).toMatchObject({ sold: true });
  const refused = await ask(car, 'And now?');
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({ code: 'CAR_SOLD' });
  expect(await conversation(asked.url)).toEqual({
    sold: true,
    said: ['This car is sold. Thank you for your interest.', 'Is it still for sale?'],
  });
});

test('who asked reads it in the partner’s language', async () => {
  const car = await endAuction(server, tenants.north);
  const list = ['en-US', 'de-DE'].map((code) => ({ local_name: code, locale_code: code }));
  const speak = (standard: string) =>
    server.db.system((tx) =>
      tx
        .updateTable('partners')
        .set({ locales: json({ default: standard, list }) })
        .where('id', '=', tenants.north.partnerId)
        .execute(),
    );
  const { url } = (await ask(car)).json<{ url: string }>();
  await speak('de-DE');
  await accept(car);
  await speak('en-US');
  expect((await conversation(url)).said[0]).toBe(
    'Dieses Auto ist verkauft. Vielen Dank für Ihr Interesse.',
  );
});

test('dealers read that it is sold, but not the one who buys it, nor the owner', async () => {
  const car = await endAuction(server, tenants.north);
  await accept(car);
  const { dealer, owner } = viewsOf(server, car);
  expect((await dealer(0)).report).toMatchObject({ sold: true });
  expect((await dealer(2)).report).not.toHaveProperty('sold');
  expect((await owner()).report).not.toHaveProperty('sold');
});

test('who asked is told by mail once that the car is sold', async () => {
  const car = await endAuction(server, tenants.north);
  const { url } = (await ask(car)).json<{ url: string }>();
  const dealId = await accept(car);
  expect((await answerDeal(server, seatOf(car, 2), true)).statusCode).toBe(200);
  server.clock.advance(61_000);
  await server.runJobs();
  expect(await notices(car)).toEqual([{ recipient: 'bea@buyer.test' }]);
  const sold = await onDeal(server, dealId, 'sold', { note: 'Handed over' });
  expect(sold.statusCode).toBe(200);
  expect((await conversation(url)).said).toHaveLength(2);
  expect(await listing(car)).toMatchObject({ sold: true });
});

test('a car whose deal falls through is for sale again and takes questions', async () => {
  const car = await endAuction(server, tenants.north);
  const { url } = (await ask(car)).json<{ url: string }>();
  await accept(car);
  await renewSessions(server);
  const withdrawn = await answerDeal(server, seatOf(car, 2), false, 'Out of budget');
  expect(withdrawn.statusCode).toBe(200);

  expect(await listing(car)).not.toHaveProperty('sold');
  expect((await ask(car, 'Is it back?')).statusCode).toBe(201);
  const { sold, said } = await conversation(url);
  expect(sold).toBeUndefined();
  expect(said[0]).toBe('This car is for sale again. Let us know if you’re still interested.');
});

test('who asked is not told that a withdrawn car is for sale again', async () => {
  const car = await endAuction(server, tenants.north);
  const { url } = (await ask(car)).json<{ url: string }>();
  await accept(car);
  await renewSessions(server);
  const withdrawn = await server.call('PUT', `/api/requests/${car.requestId}/listing`, {
    token: await server.signIn('agent@north.test'),
    payload: { withdrawn: true },
  });
  expect(withdrawn.statusCode).toBe(200);
  expect((await answerDeal(server, seatOf(car, 2), false, 'Out of budget')).statusCode).toBe(200);
  expect(await listing(car)).toMatchObject({ withdrawn: true });
  expect((await conversation(url)).said).toHaveLength(2);
});
