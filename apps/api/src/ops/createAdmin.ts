import type { Setup } from '@forecourt/contract';
import { randomBytes } from 'node:crypto';
import type { Row } from '../db/schema.ts';
import type { Tx } from '../db/database.ts';
import { accountAddress, isEmailAddress, personName } from '../domain/contact.ts';
import { invalidFormat } from '../domain/errors.ts';
import { newId } from '../domain/id.ts';
import { hashPassword } from '../domain/password.ts';
import { KEY_MINUTES } from '../modules/session/accountKeys.ts';
import { findUserByName, insertUser } from '../modules/session/queries.ts';
import { makeResetLink } from '../modules/session/reset.ts';
import { checkSetup, createPartner } from '../modules/session/setup.ts';
import { queueVerification } from '../modules/session/verify.ts';
import { recordSecurityEvent } from '../modules/security/record.ts';
import type { Services } from '../services.ts';
import { OpsError } from './OpsError.ts';

/** The business to set up, and who administers it. */
export interface Wanted extends Setup {
  email: string;
  name: string;
}

export interface Admin {
  email: string;
  /** Opens once, to choose a password. */
  link: string;
  /** How long the link is valid. */
  minutes: number;
  /** False for an administrator who was there before, and only gets another link. */
  isNew: boolean;
}

/**
 * Sets up a business with its first administrator, as registering does: the same rules, and the same
 * mail that verifies the address. Nobody knows a password until the link is used. For an address that
 * administers a business already, there is only another link.
 * @throws InvalidInput naming the field; OpsError for the address of somebody else
 */
export async function createAdmin(services: Services, wanted: Wanted): Promise<Admin> {
  if (!isEmailAddress(wanted.email)) throw invalidFormat('email');
  const email = accountAddress(wanted.email);
  const name = personName(wanted.name);
  const setup = checkSetup(wanted);
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
  return services.db.system(async (tx) => {
    const { config, clock } = services;
    const now = clock.now();
    // as in registering: without mail nothing can verify the address
    const verifiedAt = config.mail.kind === 'off' ? now : null;
    const account = { id: newId(now), name, email, phone: null, passwordHash, verifiedAt };
    const user = await insertUser(tx, account);
    if (user) {
      if (!verifiedAt) await queueVerification(services, tx, user);
      await recordSecurityEvent(tx, services, {
        type: 'SIGNED_UP',
        request: null,
        userId: user.id,
      });
      await createPartner(services, tx, user.id, setup);
    }
    const admin = user ?? (await administratorAt(tx, email));
    const link = await makeResetLink(services, tx, admin);
    return { email, link, minutes: KEY_MINUTES.RESET, isNew: user !== undefined };
  });
}

async function administratorAt(tx: Tx, email: string): Promise<Row<'users'>> {
  const user = await findUserByName(tx, email);
  const role =
    user &&
    (await tx
      .selectFrom('memberships')
      .where('user_id', '=', user.id)
      .where('role', '=', 'ADMIN')
      .where('disabled_at', 'is', null)
      .select('role')
      .executeTakeFirst());
  if (!user || !role) {
    throw new OpsError(`${email} has an account already, which administers no business.`);
  }
  return user;
}
