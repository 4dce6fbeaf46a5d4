import { newId } from '../src/domain/id.ts';
import { json, type Flow, type Role } from '../src/db/schema.ts';
import type { Tx } from '../src/db/database.ts';
import type { Services } from '../src/services.ts';

export const DEMO_PASSWORD = 'demo1234';
/** Its hash at the lowest cost: what checks a password takes the cost from its hash. */
const PASSWORD_HASH =
  '$argon2id$v=19$m=8,t=1,p=1$BwcHBwcHBwcHBwcHBwcHBw$S6GgkA1cNnsXCP43HrL0VC8b5kIacyYzLjXJjaI8Lz0';

/** Ids of the two tenants of every test: the first must never see what belongs to the second. */
export interface Tenants {
  /** Trade, claim and inspection; the second partner of the same staff has only claims. */
  north: Tenant;
  harbour: Tenant;
  south: Tenant;
}

export interface Tenant {
  partnerId: string;
  /** Users by role. */
  admin: string;
  agent: string;
  viewer: string;
  dealerId: string;
  customisations: Partial<Record<Flow, string>>;
}

/** Limits so high that tests about other things never reach them. */
const WIDE = {
  sms_per_day: 1000,
  email_per_day: 1000,
  sms_countries: json(['372', '44', '49', '1', '358', '33']),
};

/** Writes two tenants: staff `admin@`, `agent@` and `viewer@` of north.test and south.test. */
export async function seedTenants({ db }: Pick<Services, 'db'>): Promise<Tenants> {
  return db.system(async (tx) => {
    const northStaff = await seedStaff(tx, 'north');
    const southStaff = await seedStaff(tx, 'south');
    return {
      north: await seedPartner(tx, 'North Canary Motors', 'north', northStaff, 0, [
        'TRADE',
        'CLAIM',
        'INSPECT',
      ]),
      harbour: await seedPartner(tx, 'Harbour Canary', 'harbour', northStaff, 1, ['CLAIM']),
      south: await seedPartner(tx, 'South Secret Autos', 'south', southStaff, 0, [
        'TRADE',
        'CLAIM',
        'INSPECT',
      ]),
    };
  });
}

type Staff = Record<Lowercase<Role>, string>;

async function seedStaff(tx: Tx, tenant: string): Promise<Staff> {
  const add = async (role: Lowercase<Role>): Promise<string> => {
    const id = newId();
    const email = `${role}@${tenant}.test`;
    const name = `${tenant} ${role}`;
    const values = {
      id,
      email,
      name,
      username: email,
      password_hash: PASSWORD_HASH,
      email_verified_at: new Date(),
    };
    await tx.insertInto('users').values(values).execute();
    return id;
  };
  return { admin: await add('admin'), agent: await add('agent'), viewer: await add('viewer') };
}

async function seedPartner(
  tx: Tx,
  name: string,
  slug: string,
  staff: Staff,
  position: number,
  flows: Flow[],
): Promise<Tenant> {
  const partner_id = newId();
  await tx
    .insertInto('partners')
    .values({ id: partner_id, name, verified_at: new Date(0), ...WIDE })
    .execute();
  for (const role of ['ADMIN', 'AGENT', 'VIEWER'] as const) {
    const user_id = staff[role.toLowerCase() as Lowercase<Role>];
    await tx.insertInto('memberships').values({ partner_id, user_id, role, position }).execute();
  }
  const customisations: Partial<Record<Flow, string>> = {};
  for (const flow of flows) {
    const unique_id = `${slug}-${flow.toLowerCase()}`;
    customisations[flow] = unique_id;
    await tx
      .insertInto('customisations')
      .values({ id: newId(), partner_id, flow, unique_id })
      .execute();
  }
  const dealerId = newId();
  await tx
    .insertInto('dealers')
    .values({ id: dealerId, partner_id, name: `${name} dealer`, email: `dealer@${slug}.test` })
    .execute();
  return { partnerId: partner_id, ...staff, dealerId, customisations };
}
