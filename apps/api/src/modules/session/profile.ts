import type { Account, Body } from '@forecourt/contract';
import { isAway } from '../../domain/away.ts';
import { mobileNumber, oneLine, personName } from '../../domain/contact.ts';
import { invalidFormat } from '../../domain/errors.ts';
import type { Tx } from '../../db/database.ts';
import { PASSWORD_CHANGES_BY_USER } from '../../domain/limits.ts';
import { checkNewPassword } from '../../domain/newPassword.ts';
import { hashPassword, verifyPassword } from '../../domain/password.ts';
import type { Row } from '../../db/schema.ts';
import type { Handlers } from '../../http/operation.ts';
import { Problem, unauthenticated } from '../../http/problem.ts';
import { countHits, forgetHits, type Bucket } from '../../http/rateLimit.ts';
import { SEND_QUEUE } from '../../messaging/sendQueue.ts';
import type { Services } from '../../services.ts';
import { recordSecurityEvent } from '../security/record.ts';
import { insightsMailColumns } from '../insights/mailChoice.ts';
import { digestColumns, presentDigest } from '../notifications/digestChoice.ts';
import { presentAway } from '../users/colleagues.ts';
import { languageGiven } from './language.ts';
import { findUser } from './queries.ts';
import { setPassword } from './setPassword.ts';

/** Changes by the signed-in user to their own profile. */
export const handlers = {
  async getAccount({ services, staff }) {
    const user = await ownUser(services, staff.userId);
    return { account: await accountOf(services, user) };
  },

  async updateAccount({ body, request, services, staff }) {
    const { userId } = staff;
    const before = await ownUser(services, userId);
    const wanted = {
      name: body.name === undefined ? before.name : personName(body.name),
      phone: body.phone === undefined ? before.phone : body.phone && mobileNumber(body.phone),
    };
    const changed = (['name', 'phone'] as const).filter((one) => wanted[one] !== before[one]);
    const away = body.away === undefined ? {} : await awayOf(services, userId, body.away);
    const now = services.clock.now();
    const digest = body.digest ? digestColumns(before, body.digest, now) : {};
    const insights =
      body.insights_mail === undefined ? {} : insightsMailColumns(before, body.insights_mail, now);
    const user = await services.db.system(async (tx) => {
      const language =
        body.locale === undefined ? {} : { locale: await languageGiven(tx, userId, body.locale) };
      const event = { request, userId, actorId: userId, detail: { changed: changed.join(', ') } };
      if (changed.length > 0) {
        await recordSecurityEvent(tx, services, { type: 'PROFILE_CHANGED', ...event });
      }
      return tx
        .updateTable('users')
        .set({ ...wanted, ...away, ...digest, ...insights, ...language })
        .where('id', '=', userId)
        .returningAll()
        .executeTakeFirstOrThrow();
    });
    return { account: await accountOf(services, user) };
  },

  async changePassword({ body, request, reply, services, staff }) {
    const user = await ownUser(services, staff.userId);
    const guesses: Bucket = ['password-change', user.id, PASSWORD_CHANGES_BY_USER];
    await countHits(services, [guesses]);
    if (!(await verifyPassword(body.current_password, user.password_hash ?? ''))) {
      // not 401: the session is still valid
      const errors = [{ field: 'current_password', code: 'INVALID_FORMAT' as const }];
      throw new Problem(422, 'WRONG_PASSWORD', { errors });
    }
    checkNewPassword(body.password, user);
    const passwordHash = await hashPassword(body.password);
    const change = { request, type: 'PASSWORD_CHANGED', keep: staff.sessionId } as const;
    await services.db.system((tx) => setPassword(services, tx, user, passwordHash, change));
    await forgetHits(services, [guesses]);
    services.jobs.wake(SEND_QUEUE);
    reply.code(204);
  },
} satisfies Handlers;

async function ownUser({ db }: Services, userId: string): Promise<Row<'users'>> {
  const user = await db.system((tx) => findUser(tx, userId));
  if (!user) throw unauthenticated();
  return user;
}

async function accountOf(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  user: Row<'users'>,
): Promise<Account> {
  const { id, name, email, phone, email_verified_at, locale, away_substitute } = user;
  const substitute = away_substitute
    ? await db.system((tx) => findUser(tx, away_substitute))
    : undefined;
  const names = {
    substitute_id: substitute?.id ?? null,
    substitute_name: substitute?.name ?? null,
  };
  return {
    id,
    name,
    email,
    phone,
    email_verified: email_verified_at !== null,
    away: presentAway({ ...user, ...names }, clock.now()),
    digest: presentDigest(user),
    locale,
    insights_mail: user.insights_mail_since !== null,
  };
}

type AwayColumns = Pick<Row<'users'>, 'away_until' | 'away_note' | 'away_substitute'>;

/**
 * @throws InvalidInput for a day that has passed, or a substitute who shares no partner with the user
 */
async function awayOf(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  userId: string,
  away: NonNullable<Body<'updateAccount'>['away']> | null,
): Promise<AwayColumns> {
  if (!away) return { away_until: null, away_note: null, away_substitute: null };
  const { until, note = null, substitute_id: substitute = null } = away;
  if (!isAway(until, clock.now())) throw invalidFormat('away.until', 'a day from today on');
  const isColleague =
    substitute === null ||
    (substitute !== userId && (await db.system((tx) => sharePartner(tx, userId, substitute))));
  if (!isColleague)
    throw invalidFormat(
      'away.substitute_id',
      'the id of another member of one of the user’s partners',
    );
  const words = note === null ? '' : oneLine(note);
  return { away_until: until, away_note: words || null, away_substitute: substitute };
}

/** Whether both are active members of one partner. */
async function sharePartner(tx: Tx, one: string, other: string): Promise<boolean> {
  const found = await tx
    .selectFrom('memberships as mine')
    .innerJoin('memberships as theirs', 'theirs.partner_id', 'mine.partner_id')
    .where('mine.user_id', '=', one)
    .where('mine.disabled_at', 'is', null)
    .where('theirs.user_id', '=', other)
    .where('theirs.disabled_at', 'is', null)
    .select('mine.partner_id')
    .executeTakeFirst();
  return found !== undefined;
}
