import type { Account } from '@forecourt/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { json } from '../src/db/schema.ts';
import { newId } from '../src/domain/id.ts';
import { sendDigests } from '../src/modules/notifications/digest.ts';
import { runClock, startAuction } from './auctionHouse.ts';
import { addCompletedRequest } from './desk.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { mailsTo } from './mailbox.ts';
import { refusedFields } from './refusedFields.ts';
import { renewSessions } from './renewSessions.ts';
import { DEMO_PASSWORD, seedTenants, type Tenants } from './tenants.ts';

/** Staff of a German partner, of whom one reads Estonian: what each is written to in, and who decides on it. */

const MARI = 'agent@north.test';
const HANS = 'viewer@north.test';

let server: TestServer;
let tenants: Tenants;
let mari: string;
let admin: string;

beforeAll(async () => {
  server = await startTestServer();
  tenants = await seedTenants(server.services);
  const list = [
    { local_name: 'English', locale_code: 'en-US' },
    { local_name: 'Deutsch', locale_code: 'de-DE' },
    { local_name: 'Français', locale_code: 'fr-FR' },
  ];
  await server.db.system((tx) =>
    tx
      .updateTable('partners')
      .set({ locales: json({ default: 'de-DE', list }) })
      .where('id', 'in', [tenants.north.partnerId, tenants.harbour.partnerId])
      .execute(),
  );
  admin = await server.signIn('admin@north.test');
  mari = await server.signIn(MARI);
});
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.advance(60_000);
  await forget();
  expect((await change(mari, 'et')).statusCode).toBe(200);
});

const forget = () =>
  server.db.system((tx) => tx.updateTable('users').set({ locale: null }).execute());
const change = (token: string, locale: string | null) =>
  server.call('PATCH', '/api/account', { token, payload: { locale } });
const localeOf = async (token: string) =>
  (await server.call('GET', '/api/account', { token })).json<{ account: Account }>().account.locale;
/** The newest mail to somebody, with all jobs run. */
const newestTo = async (email: string) => (await mailsTo(server, email)).at(-1);
const chose = (locale: string) => ({ cookie: `other=1; forecourt_locale=${locale}` });
const signIn = async (username: string, headers: Record<string, string> = {}) => {
  const payload = { username, password: DEMO_PASSWORD };
  const answer = await server.call('POST', '/api/session', { payload, headers });
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<{ token: string }>().token;
};

describe('the language of a member of staff', () => {
  test('is one of the product or of a partner of theirs, or each partner’s own', async () => {
    expect((await change(mari, 'ES')).json().account.locale).toBe('es');
    expect((await change(mari, 'de')).json().account.locale).toBe('de-DE');
    expect((await change(mari, 'fr')).json().account.locale).toBe('fr-FR');
    expect((await change(mari, 'en-GB')).json().account.locale).toBe('en-US');
    const payload = { phone: '37255512345' };
    const other = await server.call('PATCH', '/api/account', { token: mari, payload });
    expect(other.json().account).toMatchObject({ phone: '+37255512345', locale: 'en-US' });
    expect((await change(mari, null)).json().account.locale).toBeNull();
  });

  test('is refused by its name when neither has it, and nothing else changes', async () => {
    for (const locale of ['it', 'xx-nonsense', '%%', 'fi-FI']) {
      const payload = { name: 'Someone Else', locale };
      const refused = await server.call('PATCH', '/api/account', { token: mari, payload });
      expect([locale, refused.statusCode, refusedFields(refused)]).toEqual([
        locale,
        422,
        [{ field: 'locale', code: 'INVALID_FORMAT' }],
      ]);
    }
    const own = await server.call('GET', '/api/account', { token: mari });
    expect(own.json().account).toMatchObject({ name: 'north agent', locale: 'et' });
  });

  test('is that of the browser in which they first sign in, until they choose another', async () => {
    const hans = await signIn(HANS, chose('es'));
    expect(await localeOf(hans)).toBe('es');
    await change(hans, 'en-US');
    expect(await localeOf(await signIn(HANS, chose('et')))).toBe('en-US');
  });

  test('is not learned from a browser that has no choice, or one that nobody offers', async () => {
    const given: Record<string, string>[] = [
      { 'accept-language': 'et' },
      ...['it', '', '%zz', 'x'.repeat(500)].map(chose),
    ];
    for (const headers of given) {
      expect(await localeOf(await signIn(HANS, headers)), JSON.stringify(headers)).toBeNull();
    }
  });
});

describe('a member of staff who reads Estonian', () => {
  test('gets mails about the account in it, and a colleague in the partner’s language', async () => {
    for (const email of [MARI, HANS]) {
      const asked = await server.call('POST', '/api/public/password_resets', {
        payload: { email },
      });
      expect(asked.statusCode).toBe(204);
    }
    expect(await newestTo(MARI)).toMatchObject({
      purpose: 'PASSWORD_RESET',
      locale: 'et',
      body: expect.stringContaining('Tere') as string,
    });
    expect(await newestTo(HANS)).toMatchObject({
      purpose: 'PASSWORD_RESET',
      locale: 'de-DE',
      body: expect.stringContaining('Guten Tag') as string,
    });
  });

  test('gets the digest in it, and a colleague in the partner’s language', async () => {
    const { id } = await addCompletedRequest(server, tenants.north, { email: 'sal@seller.test' });
    const digest = { frequency: 'DAILY', time_zone: 'Europe/Tallinn' };
    for (const token of [mari, admin]) {
      const chosen = await server.call('PATCH', '/api/account', { token, payload: { digest } });
      expect(chosen.statusCode, chosen.body).toBe(200);
    }
    await server.db.system((tx) =>
      tx
        .insertInto('notifications')
        .values(
          [tenants.north.agent, tenants.north.admin].map((user_id) => ({
            id: newId(),
            partner_id: tenants.north.partnerId,
            user_id,
            kind: 'ASSIGNED' as const,
            request_id: id,
            actor_id: null,
            inserted_at: server.clock.now(),
            read_at: null,
          })),
        )
        .execute(),
    );
    server.clock.advance(24 * 60 * 60_000);
    await sendDigests(server.services);
    expect(await newestTo(MARI)).toMatchObject({ purpose: 'DIGEST', locale: 'et' });
    expect(await newestTo('admin@north.test')).toMatchObject({
      purpose: 'DIGEST',
      locale: 'de-DE',
    });
  });

  test('is told in it that an auction found no one', async () => {
    await startAuction(server, tenants.north, { dealers: 1 });
    server.clock.advance(25 * 60 * 60_000);
    await runClock(server);
    expect(await newestTo(MARI)).toMatchObject({
      purpose: 'STAFF_NO_OFFERS',
      locale: 'et',
    });
    await change(mari, 'fr');
    await startAuction(server, tenants.north, { dealers: 1 });
    server.clock.advance(25 * 60 * 60_000);
    await runClock(server);
    expect(await newestTo(MARI)).toMatchObject({
      purpose: 'STAFF_NO_OFFERS',
      locale: 'de-DE',
    });
  });

  test('is invited by another business in it, and again; a person without an account in that business’s', async () => {
    await server.db.system((tx) =>
      tx
        .updateTable('users')
        .set({ locale: 'et' })
        .where('email', '=', 'agent@south.test')
        .execute(),
    );
    await renewSessions(server);
    const invite = async (email: string) => {
      const payload = {
        partner_id: tenants.north.partnerId,
        name: 'Mari Maasikas',
        email,
        role: 'AGENT',
      };
      const headers = { authorization: `Bearer ${admin}`, 'idempotency-key': `invite-${email}` };
      const made = await server.call('POST', '/api/users/invitations', { payload, headers });
      expect(made.statusCode, made.body).toBe(201);
      return made.json<{ invitation: { id: string } }>().invitation.id;
    };
    const id = await invite('agent@south.test');
    expect(await newestTo('agent@south.test')).toMatchObject({
      purpose: 'INVITATION',
      locale: 'et',
    });
    await invite('new@elsewhere.test');
    expect(await newestTo('new@elsewhere.test')).toMatchObject({ locale: 'de-DE' });
    server.clock.advance(60_000);
    const headers = { authorization: `Bearer ${admin}`, 'idempotency-key': 'again' };
    const again = await server.call('POST', `/api/users/invitations/${id}/resend`, { headers });
    expect(again.statusCode, again.body).toBe(200);
    const mails = await mailsTo(server, 'agent@south.test');
    expect(mails.map(({ locale }) => locale)).toEqual(['et', 'et']);
  });
});
