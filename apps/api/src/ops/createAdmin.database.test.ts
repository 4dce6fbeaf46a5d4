import { expect, test } from 'vitest';
import { openDesk } from '../../test/desk.ts';
import { keyIn } from '../../test/mailbox.ts';
import { createAdmin, type Wanted } from './createAdmin.ts';

const { server } = await openDesk('admin@north.test');

const ANN: Wanted = {
  email: 'Ann@lakeside.test',
  name: 'Ann Lee',
  partner_name: 'Lakeside Cars',
  type: 'DEALERSHIP',
  flows: ['TRADE', 'CLAIM'],
  country_code: '44',
};
const PASSWORD = 'three blue tractors';

const reset = (link: string) =>
  server.call('POST', `/api/public/password_resets/${link.split('/reset/')[1]}`, {
    payload: { password: PASSWORD },
  });
const signIn = (password: string) =>
  server.call('POST', '/api/session', { payload: { username: 'ann@lakeside.test', password } });

test('the first administrator chooses a password by the link, and administers the business', async () => {
  const admin = await createAdmin(server.services, ANN);
  expect(admin).toMatchObject({ email: 'ann@lakeside.test', minutes: 30, isNew: true });
  expect(await keyIn(server, 'ann@lakeside.test', 'verify')).not.toBe('');
  expect((await signIn(PASSWORD)).statusCode).toBe(401);

  expect((await reset(admin.link)).statusCode).toBe(204);
  expect((await reset(admin.link)).statusCode).toBe(404);
  const { token } = (await signIn(PASSWORD)).json<{ token: string }>();
  const { partners } = (await server.call('GET', '/api/my/partners', { token })).json();
  expect(partners).toMatchObject([{ name: 'Lakeside Cars', role: 'ADMIN', verified: true }]);
});

test('who administers a business already gets another link, and no second business', async () => {
  const again = await createAdmin(server.services, { ...ANN, partner_name: 'Another' });
  expect(again.isNew).toBe(false);
  expect((await reset(again.link)).statusCode).toBe(204);
  const named = await server.db.direct
    .selectFrom('partners')
    .where('name', '=', 'Another')
    .select('id')
    .execute();
  expect(named).toEqual([]);
});

test.each([
  ['an agent', { email: 'agent@north.test' }, 'agent@north.test has an account already'],
  ['no address', { email: 'ann' }, 'INVALID_FORMAT'],
  ['a calling code that is none', { email: 'bo@mail.test', country_code: '999' }, 'INVALID_FORMAT'],
  ['no name', { email: 'bo@mail.test', name: ' ' }, 'MISSING_FIELD'],
])('%s is refused, and nothing is left of it', async (_, change, message) => {
  const count = () =>
    server.db.direct
      .selectFrom('users')
      .select((eb) => eb.fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
  const before = await count();
  await expect(createAdmin(server.services, { ...ANN, ...change })).rejects.toThrow(message);
  expect(await count()).toEqual(before);
});
