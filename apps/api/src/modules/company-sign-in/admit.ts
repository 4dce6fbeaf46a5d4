import type { ErrorCode, Role } from '@forecourt/contract';
import type { FastifyRequest } from 'fastify';
import type { Tx } from '../../db/database.ts';
import { lockName } from '../../db/lockName.ts';
import type { Row } from '../../db/schema.ts';
import { emailFrom, nameFrom, roleBy, type Claims } from '../../domain/companyRules.ts';
import { newId } from '../../domain/id.ts';
import { Problem } from '../../http/problem.ts';
import type { Services } from '../../services.ts';
import { recordSecurityEvent } from '../security/record.ts';
import { findUser, insertUser } from '../session/queries.ts';
import { recordChanges } from '../settings/changes.ts';
import { updateMember } from '../users/update.ts';

type Parts = Pick<Services, 'clock' | 'config' | 'realtime'>;
type Setup = Row<'company_sign_ins'>;
type Person = Claims & { iss: string; sub: string };

/** Who comes in and which partners they reach; or why they do not. */
export type Admitted =
  { user: Row<'users'>; partnerIds: string[] } | { refused: ErrorCode; userId: string | null };

/**
 * Finds or makes the user of a person whom a partner's provider has vouched for, and gives them the role of
 * their groups; in `tx`, which must see every row.
 *
 * Only members of the partner are found: by what the provider calls them, else by their address. An account
 * that belongs elsewhere is never touched, whatever the provider says.
 */
export async function admit(
  parts: Parts,
  tx: Tx,
  setup: Setup,
  person: Person,
  request: FastifyRequest,
): Promise<Admitted> {
  const { partner_id: partnerId } = setup;
  // two first sign-ins at once would make two users
  await lockName(tx, `company ${partnerId} ${person.iss} ${person.sub}`);
  const email = emailFrom(person, setup);
  const known = await findLinked(tx, setup, person);
  if (email === null) return { refused: 'COMPANY_EMAIL', userId: known ?? null };
  const role = roleBy(setup, person);
  const user = known ? await findUser(tx, known) : await findByEmail(tx, email);
  if (!user) return create(parts, tx, { setup, person, email, role, request });
  const userId = user.id;
  const membership = await findMembership(tx, partnerId, userId);
  if (!membership) return { refused: 'COMPANY_OTHER_USER', userId: null };
  if (user.disabled_at || membership.disabled_at) return { refused: 'COMPANY_USER_OFF', userId };
  if (role === 'NONE' && setup.kept_admin !== userId) return { refused: 'COMPANY_NO_ROLE', userId };
  await link(parts, tx, { setup, person, userId, isKnown: known !== undefined, request });
  await follow(parts, tx, setup, userId, role, request);
  return {
    user,
    partnerIds: [partnerId, ...(await followElsewhere(parts, tx, setup, person, userId, request))],
  };
}

/** Makes a user who has no password; their address counts as theirs only once a link to it was used. */
async function create(
  parts: Parts,
  tx: Tx,
  made: {
    setup: Setup;
    person: Person;
    email: string;
    role: Role | 'NONE' | null;
    request: FastifyRequest;
  },
): Promise<Admitted> {
  const { setup, person, email, request } = made;
  const { partner_id: partnerId } = setup;
  const role = made.role ?? setup.default_role;
  if (!setup.creates_users) return { refused: 'COMPANY_NO_USER', userId: null };
  if (role === null || role === 'NONE') return { refused: 'COMPANY_NO_ROLE', userId: null };
  const now = parts.clock.now();
  const user = await insertUser(tx, {
    id: newId(now),
    name: nameFrom(person, email),
    email,
    phone: null,
    passwordHash: null,
    verifiedAt: null,
  });
  if (!user) return { refused: 'COMPANY_OTHER_USER', userId: null };
  const userId = user.id;
  await tx
    .insertInto('memberships')
    .values({ partner_id: partnerId, user_id: userId, role, inserted_at: now })
    .execute();
  const change = { area: 'USERS', field: `${email} role`, before: null, after: role } as const;
  await recordChanges(parts, tx, partnerId, userId, [change]);
  await recordSecurityEvent(tx, parts, {
    type: 'COMPANY_USER_CREATED',
    request,
    partnerId,
    userId,
    actorId: userId,
    detail: { role },
  });
  await link(parts, tx, { setup, person, userId, isKnown: false, request });
  return { user, partnerIds: [partnerId] };
}

/** The user whom the partner knows the person as. */
export async function findLinked(tx: Tx, { partner_id }: Setup, person: Person) {
  const row = await tx
    .selectFrom('company_accounts')
    .where('partner_id', '=', partner_id)
    .where('issuer', '=', person.iss)
    .where('subject', '=', person.sub)
    .select('user_id')
    .executeTakeFirst();
  return row?.user_id;
}

function findByEmail(tx: Tx, email: string): Promise<Row<'users'> | undefined> {
  return tx.selectFrom('users').where('email', '=', email).selectAll().executeTakeFirst();
}

function findMembership(tx: Tx, partnerId: string, userId: string) {
  return tx
    .selectFrom('memberships')
    .where('partner_id', '=', partnerId)
    .where('user_id', '=', userId)
    .select(['role', 'disabled_at'])
    .forUpdate()
    .executeTakeFirst();
}

/** Remembers who the person is, so that another address later is still the same user. */
async function link(
  { clock, config }: Parts,
  tx: Tx,
  linked: {
    setup: Setup;
    person: Person;
    userId: string;
    isKnown: boolean;
    request: FastifyRequest;
  },
): Promise<void> {
  const { isKnown, person, request, setup, userId } = linked;
  const now = clock.now();
  await tx
    .insertInto('company_accounts')
    .values({
      partner_id: setup.partner_id,
      issuer: person.iss,
      subject: person.sub,
      user_id: userId,
      inserted_at: now,
      last_used_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['partner_id', 'issuer', 'subject']).doUpdateSet({ last_used_at: now }),
    )
    .execute();
  if (isKnown) return;
  await recordSecurityEvent(
    tx,
    { clock, config },
    {
      type: 'COMPANY_ACCOUNT_LINKED',
      request,
      partnerId: setup.partner_id,
      userId,
      actorId: userId,
    },
  );
}

/** Gives a member the role of their groups; the kept administrator and the last one stay what they are. */
async function follow(
  parts: Parts,
  tx: Tx,
  { kept_admin, partner_id: partnerId }: Setup,
  userId: string,
  role: Role | 'NONE' | null,
  request: FastifyRequest,
): Promise<void> {
  if (role === null || role === 'NONE' || kept_admin === userId) return;
  try {
    await updateMember(parts, tx, { partnerId, userId }, { role }, { userId, request });
  } catch (error) {
    // refused before anything was written
    if (!(error instanceof Problem && error.code === 'LAST_ADMIN')) throw error;
  }
}

/** The person's other partners with the same provider and client, such as branches, by the rules of each. */
async function followElsewhere(
  parts: Parts,
  tx: Tx,
  { client_id, issuer, partner_id }: Setup,
  person: Person,
  userId: string,
  request: FastifyRequest,
): Promise<string[]> {
  const others = await tx
    .selectFrom('company_sign_ins')
    .innerJoin('memberships', 'memberships.partner_id', 'company_sign_ins.partner_id')
    .where('memberships.user_id', '=', userId)
    .where('memberships.disabled_at', 'is', null)
    .where('company_sign_ins.partner_id', '!=', partner_id)
    .where('issuer', '=', issuer)
    .where('client_id', '=', client_id)
    .orderBy('company_sign_ins.partner_id')
    .selectAll('company_sign_ins')
    .execute();
  const reached: string[] = [];
  for (const other of others) {
    const role = roleBy(other, person);
    if (emailFrom(person, other) === null) continue;
    if (role === 'NONE' && other.kept_admin !== userId) continue;
    await follow(parts, tx, other, userId, role, request);
    reached.push(other.partner_id);
  }
  return reached;
}
