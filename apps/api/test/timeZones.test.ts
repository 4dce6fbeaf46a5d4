import { expect, test } from 'vitest';
import { bid, startAuction } from './auctionHouse.ts';
import { openSettings } from './desk.ts';
import { mailsTo } from './mailbox.ts';
import { refusedFields } from './refusedFields.ts';

/** In which time zone partners, dealers and owners read times. */

const { path, read, server, tenants, token } = await openSettings();

const setZone = async (time_zone: string) => {
  const { version } = await read();
  return server.call('PATCH', path, { token, payload: { version, general: { time_zone } } });
};

/** The words that a mail to a dealer has before the link, of a purpose. */
const mailTo = async (dealerId: string, purpose: string) =>
  (await mailsTo(server, `${dealerId}@dealers.test`)).find((one) => one.purpose === purpose)?.body;

test('a partner sets a zone by its name, and the history keeps it', async () => {
  expect((await read()).general.time_zone).toBe('UTC');
  const refused = await setZone('Mars/Olympus');
  expect(refused.statusCode).toBe(422);
  expect(refusedFields(refused)).toEqual([
    expect.objectContaining({ field: 'general.time_zone', code: 'INVALID_FORMAT' }),
  ]);
  expect((await setZone('America/New_York')).statusCode).toBe(200);
  const { changes } = (await server.call('GET', `${path}/changes`, { token })).json();
  expect(changes[0]).toMatchObject({
    field: 'time_zone',
    before: 'UTC',
    after: 'America/New_York',
  });
  const { partners } = (await server.call('GET', '/api/my/partners', { token })).json();
  expect(partners[0].time_zone).toBe('America/New_York');
});

test('messages tell times in the partner’s zone, a dealer’s in their own after a bid', async () => {
  await setZone('America/New_York');
  const { seats } = await startAuction(server, tenants.north);
  const [first, second] = seats as [(typeof seats)[0], (typeof seats)[0]];
  expect(await mailTo(second.dealerId, 'AUCTION_INVITATION')).toMatch(/Bid by .* [AP]M ET:/);
  const there = { time_zone: 'Europe/Tallinn' };
  expect((await bid(server, first, 5000, there)).statusCode).toBe(201);
  await bid(server, second, 6000);
  expect(await mailTo(first.dealerId, 'AUCTION_OUTBID')).toMatch(/Bid by .* [AP]M Estonia Time:/);
});

test('a bid with a zone that no one knows counts all the same', async () => {
  const { seats } = await startAuction(server, tenants.north);
  const { statusCode } = await bid(server, seats[0]!, 5000, { time_zone: 'Mars/Olympus' });
  expect(statusCode).toBe(201);
});
