import { flowPaths, flows as catalog, type Partner, type Setup } from '@forecourt/contract';
import { sql } from 'kysely';
import { dialCode, personName } from '../../domain/contact.ts';
import { usualDistanceUnit } from '../../domain/distanceUnit.ts';
import { isTimeZone } from '../../domain/timeZone.ts';
import { newId } from '../../domain/id.ts';
import { SETUP_BY_USER } from '../../domain/limits.ts';
import { uniqueIdStem } from '../../domain/uniqueId.ts';
import { json } from '../../db/schema.ts';
import type { Handlers } from '../../http/operation.ts';
import { invalidTransition } from '../../http/problem.ts';
import { countHits } from '../../http/rateLimit.ts';
import type { Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { presentPartner } from '../partners/presenter.ts';

/**
 * If two partners with one name are set up at once, the second waits and sees the first's unique
 * ids.
 */
const LOCK = 4_300_362;

export const handlers = {
  async createPartner({ body, services, staff }) {
    if (staff.memberships.length > 0) throw invalidTransition('There is already a partner');
    const checked = checkSetup(body);
    await countHits(services, [['setup', staff.userId, SETUP_BY_USER]]);
    const partner = await services.db.system((tx) =>
      createPartner(services, tx, staff.userId, checked),
    );
    return { partner };
  },
} satisfies Handlers;

/** @throws InvalidInput naming the field */
export function checkSetup(setup: Setup): Setup & { name: string; time_zone: string } {
  const partner = personName(setup.partner_name, 'partner_name');
  const branch = setup.branch_name && personName(setup.branch_name, 'branch_name');
  const name = branch ? `${partner}, ${branch}` : partner;
  // A browser's zone may be newer than this server's list, which must not keep anybody from starting.
  const zone = setup.time_zone && isTimeZone(setup.time_zone) ? setup.time_zone : 'UTC';
  return { ...setup, country_code: dialCode(setup.country_code), name, time_zone: zone };
}

/** Sets up the partner of a user who has none, in `tx`, which must see every row. */
export async function createPartner(
  { clock }: Pick<Services, 'clock'>,
  tx: Tx,
  userId: string,
  setup: ReturnType<typeof checkSetup>,
): Promise<Partner> {
  const { name, type, flows, country_code, currency = 'USD', time_zone, theme = {} } = setup;
  const distance_unit = usualDistanceUnit({ country_code, currency, time_zone });
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
  const member = await tx
    .selectFrom('memberships')
    .where('user_id', '=', userId)
    .select('partner_id')
    .executeTakeFirst();
  if (member) throw invalidTransition('There is already a partner');
  const now = clock.now();
  const id = newId(now);
  const founder = await tx
    .selectFrom('users')
    .where('id', '=', userId)
    .select('email_verified_at')
    .executeTakeFirstOrThrow();
  const verified_at = founder.email_verified_at && now;
  const colours = Object.entries(theme).map(([key, value]) => [key, value.toUpperCase()]);
  await tx
    .insertInto('partners')
    .values({
      id,
      name,
      type,
      country_code,
      theme: json(Object.fromEntries(colours)),
      currency,
      time_zone,
      distance_unit,
      inserted_at: now,
      founded_by: userId,
      verified_at,
    })
    .execute();
  await tx
    .insertInto('memberships')
    .values({ partner_id: id, user_id: userId, role: 'ADMIN', inserted_at: now })
    .execute();
  const stem = await freeStem(tx, uniqueIdStem(name));
  await tx
    .insertInto('customisations')
    .values(
      flows.map((flow) => ({
        id: newId(now),
        partner_id: id,
        flow,
        inserted_at: now,
        unique_id: `${stem}-${catalog[flow].path}`,
      })),
    )
    .execute();
  const partner = { id, name, type, verified_at, time_zone, distance_unit };
  return presentPartner({ ...partner, role: 'ADMIN' }, userId);
}

/** The stem itself, or the first numbered one whose unique ids are all free. */
async function freeStem(tx: Tx, stem: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? stem : `${stem}-${number}`;
    const ids = flowPaths.map((flow) => `${candidate}-${flow}`);
    const taken = await tx
      .selectFrom('customisations')
      .where('unique_id', 'in', ids)
      .select('id')
      .executeTakeFirst();
    if (!taken) return candidate;
  }
}
