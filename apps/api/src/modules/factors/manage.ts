import type { FactorAdded } from '@forecourt/contract';
import { nameOrBlank } from '../../domain/contact.ts';
import { newId } from '../../domain/id.ts';
import { json } from '../../db/schema.ts';
import type { Handlers } from '../../http/operation.ts';
import { missingField } from '../../domain/errors.ts';
import { invalidTransition, notFound, Problem } from '../../http/problem.ts';
import { SEND_QUEUE } from '../../messaging/sendQueue.ts';
import { openAppKey, sealAppKey } from '../../domain/factorSecrets.ts';
import { describeApp, newAppKey, stepOf } from './app.ts';
import { addFactor, changeFactors, removeFactor, userOf } from './change.ts';
import { attemptChallenge, closeChallenge, openChallenge } from './challenges.ts';
import { readRegistration, registrationOptions } from './passkeys.ts';
import { readFactors } from './presenter.ts';
import { listPasskeys } from './queries.ts';
import { replaceRecoveryCodes } from './recoveryCodes.ts';

const MAX_PASSKEYS = 10;

const ended = (): Problem => new Problem(403, 'CHALLENGE_ENDED');
const refused = (): Problem => new Problem(403, 'SECOND_FACTOR_REFUSED');

/** A user's own factors. Each change is notified by email and recorded in the security log. */
export const handlers = {
  async getFactors({ services, staff }) {
    return services.db.system(async (tx) => ({ factors: await readFactors(tx, staff.userId) }));
  },

  async getPasskeyOptions({ services, staff }) {
    const user = await userOf(services, staff.userId);
    const passkeys = await services.db.system((tx) => listPasskeys(tx, user.id));
    if (passkeys.length >= MAX_PASSKEYS) throw invalidTransition('Ten passkeys is the maximum');
    const options = await registrationOptions(services, user, passkeys);
    const asked = { purpose: 'ADD_PASSKEY', userId: user.id } as const;
    const challenge_id = await services.db.system((tx) =>
      openChallenge(services, tx, { ...asked, passkeyChallenge: options.challenge }),
    );
    return { challenge_id, options: JSON.stringify(options) };
  },

  async addPasskey(call) {
    const { body, services, staff } = call;
    const name = nameOrBlank(body.name);
    if (name === '') throw missingField('name');
    const challenge = await attemptChallenge(
      services,
      body.challenge_id,
      ['ADD_PASSKEY'],
      staff.userId,
    );
    if (!challenge) throw ended();
    const made = await readRegistration(services, challenge.passkey_challenge ?? '', body.passkey);
    if (!made) throw refused();
    const added = await addFactor(call, 'PASSKEY_ADDED', async (tx, user) => {
      if (!(await closeChallenge(tx, challenge))) throw ended();
      const now = services.clock.now();
      const { transports, ...rest } = made;
      const row = await tx
        .insertInto('passkeys')
        .values({
          id: newId(now),
          user_id: user.id,
          name,
          inserted_at: now,
          last_used_at: null,
          ...rest,
          transports: json(transports),
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      if (!row) throw invalidTransition('This passkey is already registered');
    });
    services.jobs.wake(SEND_QUEUE);
    return added;
  },

  async renamePasskey({ body, params, services, staff }) {
    const name = nameOrBlank(body.name);
    if (name === '') throw missingField('name');
    return services.db.system(async (tx) => {
      const renamed = await tx
        .updateTable('passkeys')
        .set({ name })
        .where('id', '=', params.passkeyId)
        .where('user_id', '=', staff.userId)
        .returning('id')
        .executeTakeFirst();
      if (!renamed) throw notFound();
      return { factors: await readFactors(tx, staff.userId) };
    });
  },

  async removePasskey(call) {
    const { params, services } = call;
    const factors = await removeFactor(call, 'PASSKEY_REMOVED', (tx, user) =>
      tx
        .deleteFrom('passkeys')
        .where('id', '=', params.passkeyId)
        .where('user_id', '=', user.id)
        .returning('id')
        .executeTakeFirst(),
    );
    services.jobs.wake(SEND_QUEUE);
    return factors;
  },

  async getAuthenticatorAppOptions({ services, staff }) {
    const user = await userOf(services, staff.userId);
    const key = newAppKey();
    const sealedKey = sealAppKey(services.config.secret, user.id, key);
    const asked = { purpose: 'ADD_APP', userId: user.id, sealedKey } as const;
    const challenge_id = await services.db.system((tx) => openChallenge(services, tx, asked));
    return { challenge_id, ...describeApp(key, user.username) };
  },

  async putAuthenticatorApp(call): Promise<FactorAdded> {
    const { body, services, staff } = call;
    const id = body.challenge_id;
    const challenge = await attemptChallenge(services, id, ['ADD_APP'], staff.userId);
    if (!challenge?.sealed_key) throw ended();
    const { sealed_key } = challenge;
    const key = openAppKey(services.config.secret, staff.userId, sealed_key);
    const last_step = stepOf(key, body.code, services.clock.now());
    if (last_step === null) throw refused();
    const added = await addFactor(call, 'APP_ADDED', async (tx, user) => {
      if (!(await closeChallenge(tx, challenge))) throw ended();
      const inserted_at = services.clock.now();
      const app = { sealed_key, last_step, inserted_at, last_used_at: null };
      await tx
        .insertInto('authenticator_apps')
        .values({ user_id: user.id, ...app })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(app))
        .execute();
    });
    services.jobs.wake(SEND_QUEUE);
    return added;
  },

  async removeAuthenticatorApp(call) {
    const factors = await removeFactor(call, 'APP_REMOVED', (tx, user) =>
      tx
        .deleteFrom('authenticator_apps')
        .where('user_id', '=', user.id)
        .returning('user_id')
        .executeTakeFirst(),
    );
    call.services.jobs.wake(SEND_QUEUE);
    return factors;
  },

  async createRecoveryCodes(call) {
    const { services } = call;
    const recovery_codes = await changeFactors(call, 'RECOVERY_CODES_MADE', async (tx, user) => {
      if (!user.has_factor) throw invalidTransition('There is no second factor');
      return replaceRecoveryCodes(services, tx, user.id);
    });
    services.jobs.wake(SEND_QUEUE);
    return { recovery_codes };
  },
} satisfies Handlers;
