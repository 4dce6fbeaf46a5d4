import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { json } from '../src/db/schema.ts';
import { queueAccountMail } from '../src/messaging/queueAccountMail.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { startAuction } from './auctionHouse.ts';
import { startSmtpServer, type SmtpServer } from './smtp.ts';
import { seedTenants, type Tenants } from './tenants.ts';

/** What leaves by a mail server, as that server reads it. */
let smtp: SmtpServer;
let server: TestServer;
let tenants: Tenants;

beforeAll(async () => {
  smtp = await startSmtpServer();
  server = await startTestServer({
    mail: { kind: 'smtp', url: smtp.url },
    mailFrom: 'Forecourt <no-reply@forecourt.test>',
  });
  tenants = await seedTenants(server.services);
});
afterAll(async () => {
  await server.close();
  smtp.close();
});
beforeEach(() => {
  smtp.mails.length = 0;
});

const brand = (values: { name: string; agent_email?: string | null; logo_url?: string | null }) =>
  server.db.system((tx) =>
    tx
      .updateTable('partners')
      .set({ ...values, theme: json({ ui_secondary_1: '#7a1fa2' }) })
      .where('id', '=', tenants.north.partnerId)
      .execute(),
  );

/** Nobody is asked twice. */
let customers = 0;

async function sendRequest() {
  const payload = {
    request_type: 'TRADE',
    partner_id: tenants.north.partnerId,
    name: 'Mari',
    email: `mari${++customers}@example.com`,
  };
  const token = await server.signIn('agent@north.test');
  const answer = await server.call('POST', '/api/requests', { token, payload });
  expect(answer.statusCode).toBe(201);
  await server.runJobs();
  const [mail, ...others] = smtp.mails;
  expect(others).toEqual([]);
  return mail!;
}

test('a request comes from the partner, in its colors and with its logo, in HTML and text', async () => {
  await brand({
    name: 'Autohaus Müller & Söhne',
    agent_email: 'hallo@mueller.test',
    logo_url: '/media/key/logo.webp',
  });
  const { to, headers, text, html } = await sendRequest();
  expect(to).toEqual([`mari${customers}@example.com`]);
  expect(headers.get('from')).toBe('Autohaus Müller & Söhne <no-reply@forecourt.test>');
  expect(headers.get('reply-to')).toBe('hallo@mueller.test');
  expect(headers.get('subject')).toBe('Your trade-in with Autohaus Müller & Söhne');
  expect(headers.get('content-type')).toMatch(/^multipart\/alternative;/);
  const [link = ''] = /https:\/\/forecourt\.test\/capture\/\S+/.exec(text) ?? [];
  expect(text).toMatch(/^Hello Mari,\r?\n\r?\nAutohaus Müller & Söhne would like/);
  expect(html).toMatch(/^<!doctype html>/);
  expect(html).toContain(`href="${link}"`);
  expect(html).toContain('src="https://forecourt.test/media/key/logo.webp"');
  expect(html).toContain('#7a1fa2');
});

test.each([
  ['a line break', 'Evil\r\nX-Evil: yes', '"Evil X-Evil: yes"'],
  ['marks that turn text', 'Nice\u202eCars', 'Nice Cars'],
  ['quotes', 'The "Best" Cars, Inc.', String.raw`"The \"Best\" Cars, Inc."`],
  ['an address', 'support@bank.test', 'Forecourt'],
  ['another sender', '"Bank" <pay@bank.test>', 'Forecourt'],
])('a name with %s adds no header, and is no other address', async (_, name, shown) => {
  await brand({ name, agent_email: null });
  const { headers, to } = await sendRequest();
  expect(to).toEqual([`mari${customers}@example.com`]);
  expect(headers.get('from')).toBe(`${shown} <no-reply@forecourt.test>`);
  expect([...headers.keys()]).not.toContain('x-evil');
  expect(headers.has('reply-to')).toBe(false);
});

test('a mail about an account comes from the product', async () => {
  const link = 'https://forecourt.test/reset-password#key';
  await server.db.system((tx) =>
    queueAccountMail(
      server.services,
      tx,
      { id: 'nobody', email: 'mari@example.com' },
      {
        purpose: 'PASSWORD_RESET',
        name: 'Mari',
        link,
        minutes: 30,
        by: null,
      },
    ),
  );
  await server.runJobs();
  const [mail] = smtp.mails;
  expect(mail?.headers.get('from')).toBe('Forecourt <no-reply@forecourt.test>');
  expect(mail?.headers.has('reply-to')).toBe(false);
  expect(mail?.html).toContain(`href="${link}"`);
});

test('mails to dealers can be refused by one click, others not', async () => {
  await brand({ name: 'Northgate Motors' });
  await startAuction(server, tenants.north, { dealers: 1 });
  await server.runJobs();
  const [invitation] = smtp.mails;
  const address = /^<https:\/\/forecourt\.test\/api\/public\/dealer_opt_outs\/[\w.-]+>$/;
  expect(invitation?.headers.get('list-unsubscribe')).toMatch(address);
  expect(invitation?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  smtp.mails.length = 0;
  expect((await sendRequest()).headers.has('list-unsubscribe')).toBe(false);
});
