import type { FactorAdded, FactorsAnswer } from '@forecourt/contract';
import type { Row, SecurityEventType } from '../../db/schema.ts';
import type { Call, OperationId } from '../../http/operation.ts';
import { notFound, unauthenticated } from '../../http/problem.ts';
import type { FactorNotice } from '../../messaging/purposes.ts';
import type { Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { recordSecurityEvent } from '../security/record.ts';
import { findUser } from '../session/queries.ts';
import { mailFactorNotice } from './mail.ts';
import { readFactors } from './presenter.ts';
import { settleFactors } from './queries.ts';
import { replaceRecoveryCodes } from './recoveryCodes.ts';

type Own = Pick<Call<OperationId>, 'request' | 'services' | 'staff'>;

type OwnNotice = Exclude<FactorNotice, 'RECOVERY_CODE_USED' | 'REMOVED_BY_ADMINISTRATOR'>;

const EVENTS: Record<OwnNotice, [SecurityEventType, string | null]> = {
  PASSKEY_ADDED: ['FACTOR_ADDED', 'PASSKEY'],
  PASSKEY_REMOVED: ['FACTOR_REMOVED', 'PASSKEY'],
  APP_ADDED: ['FACTOR_ADDED', 'APP'],
  APP_REMOVED: ['FACTOR_REMOVED', 'APP'],
  RECOVERY_CODES_MADE: ['RECOVERY_CODES_MADE', null],
};

/** The signed-in user. @throws Problem 401 when they no longer exist */
export async function userOf({ db }: Pick<Services, 'db'>, id: string): Promise<Row<'users'>> {
  const user = await db.system((tx) => findUser(tx, id));
  if (!user) throw unauthenticated();
  return user;
}

/**
 * Runs `work` on the caller's own factors; its security event and mail are in the same transaction.
 */
export function changeFactors<T>(
  { request, services, staff }: Own,
  notice: OwnNotice,
  work: (tx: Tx, user: Row<'users'>) => Promise<T>,
): Promise<T> {
  const { userId } = staff;
  return services.db.system(async (tx) => {
    // lock the user, so that parallel changes leave `has_factor` correct
    const user = await tx
      .selectFrom('users')
      .where('id', '=', userId)
      .forUpdate()
      .selectAll()
      .executeTakeFirst();
    if (!user) throw unauthenticated();
    const done = await work(tx, user);
    await settleFactors(tx, userId);
    const [type, factor] = EVENTS[notice];
    const event = { type, request, userId, actorId: userId, detail: { factor } };
    await recordSecurityEvent(tx, services, event);
    await mailFactorNotice(services, tx, user, notice);
    return done;
  });
}

/** Adds a factor; the first one also creates recovery codes. */
export function addFactor(
  call: Own,
  notice: OwnNotice,
  add: (tx: Tx, user: Row<'users'>) => Promise<void>,
): Promise<FactorAdded> {
  return changeFactors(call, notice, async (tx, user) => {
    await add(tx, user);
    const recovery_codes = user.has_factor
      ? null
      : await replaceRecoveryCodes(call.services, tx, user.id);
    return { factors: await readFactors(tx, user.id), recovery_codes };
  });
}

/** Removes a factor. @throws Problem 404 when it does not exist */
export function removeFactor(
  call: Own,
  notice: OwnNotice,
  remove: (tx: Tx, user: Row<'users'>) => Promise<object | undefined>,
): Promise<FactorsAnswer> {
  return changeFactors(call, notice, async (tx, user) => {
    if (!(await remove(tx, user))) throw notFound();
    await settleFactors(tx, user.id);
    return { factors: await readFactors(tx, user.id) };
  });
}
