import type { Settings } from '@forecourt/contract';
import { afterAll } from 'vitest';
import type { Flow, Row } from '../src/db/schema.ts';
import { createRequest } from '../src/modules/requests/create.ts';
import { SYSTEM } from '../src/modules/requests/transition.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { seedTenants, type Tenant, type Tenants } from './tenants.ts';

export interface Desk {
  server: TestServer;
  tenants: Tenants;
  /** Token of the signed-in user. */
  token: string;
}

/** A server with the two tenants and a signed-in user for a whole test file; closed at its end. */
export async function openDesk(username: string): Promise<Desk> {
  const server = await startTestServer();
  afterAll(() => server.close());
  const tenants = await seedTenants(server.services);
  return { server, tenants, token: await server.signIn(username) };
}

/** The settings of North Canary Motors, as its administrator. */
export async function openSettings() {
  const desk = await openDesk('admin@north.test');
  const { server, tenants, token } = desk;
  const path = `/api/partners/${tenants.north.partnerId}/settings`;
  const read = async (): Promise<Settings> =>
    (await server.call('GET', path, { token })).json<{ settings: Settings }>().settings;
  return { ...desk, path, read };
}

export interface Seller {
  type?: Flow;
  phone?: string | null;
  email?: string | null;
}

/** A request of a partner whose seller, Sal, has submitted the report. */
export function addCompletedRequest(
  { services, db }: TestServer,
  { partnerId }: Tenant,
  { type = 'TRADE', phone = null, email = null }: Seller,
): Promise<Row<'requests'>> {
  return db.system(async (tx) => {
    const { id } = await createRequest(
      services,
      tx,
      {
        partnerId,
        type,
        name: 'Sal Seller',
        phone,
        email,
        selfService: false,
        agentId: null,
        customisationId: null,
      },
      SYSTEM,
    );
    const completed = tx.updateTable('requests').set({ status: 'COMPLETED' }).where('id', '=', id);
    return completed.returningAll().executeTakeFirstOrThrow();
  });
}
