import { DAY_MS } from '@forecourt/contract';
import { expect, test } from 'vitest';
import { addCompletedRequest, openDesk } from '../../test/desk.ts';
import { prune } from './prune.ts';

const { server, tenants } = await openDesk('admin@north.test');

const sessions = async () =>
  (await server.db.direct.selectFrom('sessions').select('id').execute()).length;

test('a trial counts what would go, and nothing goes before it is asked for', async () => {
  await addCompletedRequest(server, tenants.north, { email: 'old@mail.test' });
  await server.db.direct
    .updateTable('partners')
    .set({ retention_months: 1 })
    .where('id', '=', tenants.north.partnerId)
    .execute();
  expect(await sessions()).toBe(1);
  server.clock.advance(400 * DAY_MS);

  const expected = {
    'ended sessions': 1,
    'requests past the time their partner keeps them': 1,
    'parts of uploads that were given up': 0,
  };
  const tried = await prune(server.services, true);
  expect(tried).toMatchObject(expected);
  expect(await sessions()).toBe(1);

  expect(await prune(server.services, false)).toEqual(tried);
  expect(await sessions()).toBe(0);
  const left = await server.db.direct.selectFrom('requests').select('id').execute();
  expect(left).toEqual([]);
  const again = await prune(server.services, true);
  expect(Object.values(again).every((count) => count === 0)).toBe(true);
});
