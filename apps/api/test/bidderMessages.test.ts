import type { Answer } from '@forecourt/contract';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { SendError } from '../src/messaging/sendError.ts';
import { type RunningAuction, runClock, startAuction } from './auctionHouse.ts';
import { openDesk } from './desk.ts';

const desk = await openDesk('agent@north.test');
const { server, tenants } = desk;
let { token } = desk;
afterEach(() => vi.restoreAllMocks());

const setDealer = (id: string, values: { phone?: string; opted_out_at?: Date }) =>
  server.db.system((tx) => tx.updateTable('dealers').set(values).where('id', '=', id).execute());

/** An auction whose first dealer the mail server did not know; that dealer has a mobile phone, too. */
async function missed(settings: Parameters<typeof startAuction>[2] = {}) {
  const refused = new SendError('no such mailbox', 'MAILBOX_UNKNOWN', { isFinal: true });
  const auction = await startAuction(server, tenants.north, { dealers: 2, ...settings });
  const dealerId = auction.dealerIds[0] ?? '';
  await setDealer(dealerId, { phone: '+37255500042' });
  const { mailer } = server.services;
  const send = mailer.send.bind(mailer);
  vi.spyOn(mailer, 'send').mockImplementation((mail) =>
    mail.to.startsWith(dealerId) ? Promise.reject(refused) : send(mail),
  );
  await server.runJobs();
  vi.mocked(mailer.send).mockRestore();
  return { ...auction, dealerId };
}

const path = ({ auctionId, dealerId }: { auctionId: string; dealerId: string }) =>
  `/api/auctions/${auctionId}/dealers/${dealerId}`;
const send = (one: RunningAuction & { dealerId: string }, channel: string, by = token) => {
  // later than the message before it
  server.clock.advance(1);
  return server.call('POST', `${path(one)}/message`, { token: by, payload: { channel } });
};
const copy = (one: RunningAuction & { dealerId: string }, by = token) =>
  server.call('POST', `${path(one)}/link`, { token: by });
const bidder = async ({ auctionId, dealerId }: RunningAuction & { dealerId: string }) => {
  const answer = await server.call('GET', `/api/auctions/${auctionId}`, { token });
  const { auction } = answer.json<Answer<'getAuction'>>();
  return auction.bidders.find(({ partner_id: id }) => id === dealerId);
};
const messagesTo = (recipient: string, { auctionId }: RunningAuction) =>
  server.db.system((tx) =>
    tx
      .selectFrom('outbox')
      .where('auction_id', '=', auctionId)
      .where('recipient', '=', recipient)
      .orderBy('inserted_at')
      .orderBy('id')
      .selectAll()
      .execute(),
  );
const events = async ({ requestId }: RunningAuction) =>
  (await server.call('GET', `/api/requests/${requestId}/events`, { token })).json<
    Answer<'listRequestEvents'>
  >().events;

describe('an invitation that did not arrive', () => {
  test('says why, and by which channels it can go again', async () => {
    const one = await missed();
    expect(await bidder(one)).toMatchObject({
      notification: { status: 'FAILED', channel: 'EMAIL', reason: 'MAILBOX_UNKNOWN' },
      ways: ['EMAIL', 'SMS'],
    });
    const other = { ...one, dealerId: one.dealerIds[1] ?? '' };
    expect(await bidder(other)).toMatchObject({
      notification: { status: 'SENT', reason: null },
      ways: [],
    });
  });

  test('goes again in the same words to the address that the dealer has now', async () => {
    const one = await missed();
    expect((await send(one, 'EMAIL')).statusCode).toBe(200);
    await server.runJobs();
    expect(await bidder(one)).toMatchObject({ notification: { status: 'SENT' }, ways: [] });
    const [first, second] = await messagesTo(`${one.dealerId}@dealers.test`, one);
    expect(second).toMatchObject({ body: first?.body, subject: first?.subject, link: first?.link });
  });

  test('goes by text message in words for that, with the same link', async () => {
    const one = await missed();
    expect((await send(one, 'SMS')).statusCode).toBe(200);
    await server.runJobs();
    const [mail] = await messagesTo(`${one.dealerId}@dealers.test`, one);
    const [text] = await messagesTo('+37255500042', one);
    expect(text).toMatchObject({ channel: 'SMS', status: 'SENT', link: mail?.link });
    expect(text?.body).toContain(mail?.link);
    expect((await bidder(one))?.notification).toMatchObject({ channel: 'SMS', status: 'SENT' });
  });

  test('is sent once by two presses', async () => {
    const one = await missed();
    const answers = [await send(one, 'EMAIL'), await send(one, 'EMAIL')];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 409]);
  });

  test('is not sent where it arrived, nor by a channel that the dealer does not have', async () => {
    const one = await missed();
    const other = { ...one, dealerId: one.dealerIds[1] ?? '' };
    expect((await send(other, 'EMAIL')).json()).toMatchObject({ code: 'INVALID_TRANSITION' });
    await server.db.system((tx) =>
      tx.updateTable('dealers').set({ phone: null }).where('id', '=', one.dealerId).execute(),
    );
    const refused = await send(one, 'SMS');
    expect(refused.statusCode).toBe(422);
    expect(refused.json().errors).toMatchObject([{ field: 'channel', code: 'INVALID_FORMAT' }]);
  });

  test('goes only in its own words once the auction is over, and not to a dealer that opted out', async () => {
    const one = await missed({ minutes: 60 });
    server.clock.advance(60 * 60_000);
    await runClock(server);
    token = await server.signIn('agent@north.test');
    expect((await bidder(one))?.ways).toEqual(['EMAIL']);
    await setDealer(one.dealerId, { opted_out_at: server.clock.now() });
    expect((await bidder(one))?.ways).toEqual([]);
  });

  test('can be passed on by its link, and the timeline says whose it was and who took it', async () => {
    const one = await missed();
    const answer = await copy(one);
    expect(answer.statusCode).toBe(200);
    const { link } = answer.json<Answer<'copyBidderLink'>>();
    expect(link).toMatch(new RegExp(`/trade/report/dealer/${one.seats[0]?.key}$`));
    expect(await events(one)).toContainEqual(
      expect.objectContaining({
        type: 'DEALER_LINK_COPIED',
        detail: `Dealer canary ${one.dealerId}`,
        actor: expect.objectContaining({ kind: 'STAFF' }),
      }),
    );
  });

  test('is for agents of the partner alone', async () => {
    const one = await missed();
    for (const [user, status] of [
      ['viewer@north.test', 403],
      ['admin@south.test', 404],
    ] as const) {
      const by = await server.signIn(user);
      expect((await send(one, 'EMAIL', by)).statusCode).toBe(status);
      expect((await copy(one, by)).statusCode).toBe(status);
    }
    expect((await copy({ ...one, dealerId: 'nobody0000000000' })).statusCode).toBe(404);
  });
});
