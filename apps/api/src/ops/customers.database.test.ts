import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addCompletedRequest, openDesk } from '../../test/desk.ts';
import { rowsHolding } from '../../test/everywhere.ts';
import { eraseCustomer, exportCustomer } from './customers.ts';

const { server, tenants, token } = await openDesk('admin@north.test');
const PHONE = '+37255598761';
const EMAIL = 'quillfeather@mail.test';
const about = { partner: 'north-trade', address: 'Quillfeather@Mail.test', reason: 'Case 12' };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-customer-'));
  await addCompletedRequest(server, tenants.north, { email: EMAIL, phone: PHONE });
  // the same customer, known by the number alone
  await addCompletedRequest(server, tenants.north, { phone: PHONE });
  await addCompletedRequest(server, tenants.north, { email: 'other@mail.test' });
  await addCompletedRequest(server, tenants.south, { email: EMAIL, phone: PHONE });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const records = async () =>
  (
    await server.call('GET', `/api/partners/${tenants.north.partnerId}/privacy/records`, { token })
  ).json<{ records: { action: string }[] }>().records;

test('the archive has what the partner keeps of the customer, by any address, and no other', async () => {
  const file = join(folder, 'mary.zip');
  const counts = await exportCustomer(server.services, about, file);
  expect(counts.requests).toBe(2);
  // stored as it is, so the texts can be looked for
  const archive = (await readFile(file)).toString('latin1');
  expect(archive).toContain('requests.json');
  expect(archive.split(PHONE).length).toBeGreaterThan(2);
  expect(archive).not.toContain('other@mail.test');
  expect((await stat(file)).mode & 0o077).toBe(0);
  expect(await records()).toMatchObject([{ action: 'EXPORTED', actor: null, reason: 'Case 12' }]);
  await expect(exportCustomer(server.services, about, file)).rejects.toThrow(/cannot be written/);
});

test.each([
  ['a partner that is none', { partner: 'nobody' }, 'No partner has the id'],
  ['an address of which nothing is kept', { address: 'nobody@mail.test' }, 'Nothing is kept of'],
  ['what is no address', { address: 'Mary' }, 'INVALID_FORMAT'],
  ['a reason that names the customer', { reason: `Asked by ${EMAIL}` }, 'INVALID_FORMAT'],
  ['no reason', { reason: '' }, 'MISSING_FIELD'],
])('%s is refused, without a file and without a record', async (_, change, message) => {
  const before = await records();
  const file = join(folder, 'refused.zip');
  const call = exportCustomer(server.services, { ...about, ...change }, file);
  await expect(call).rejects.toThrow(message);
  await expect(stat(file)).rejects.toMatchObject({ code: 'ENOENT' });
  await expect(eraseCustomer(server.services, { ...about, ...change })).rejects.toThrow(message);
  expect(await records()).toEqual(before);
});

test('what is erased is gone, with what another partner keeps left alone', async () => {
  // records are told by their time
  server.clock.advance(1000);
  const counts = await eraseCustomer(server.services, { ...about, address: PHONE });
  expect(counts.requests).toBe(2);
  const left = await server.db.direct
    .selectFrom('requests')
    .select(['partner_id', 'email'])
    .execute();
  expect(left.sort((a, b) => (a.email ?? '').localeCompare(b.email ?? ''))).toEqual([
    { partner_id: tenants.north.partnerId, email: 'other@mail.test' },
    { partner_id: tenants.south.partnerId, email: EMAIL },
  ]);
  await server.db.direct
    .deleteFrom('requests')
    .where('partner_id', '=', tenants.south.partnerId)
    .execute();
  expect(await rowsHolding(server, [EMAIL, PHONE])).toEqual([]);
  expect((await records()).map(({ action }) => action)).toEqual(['ERASED', 'EXPORTED']);
});
