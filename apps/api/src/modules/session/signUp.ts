import { accountAddress, mobileNumber, personName } from '../../domain/contact.ts';
import { newId } from '../../domain/id.ts';
import { SIGN_UP_BY_ADDRESS } from '../../domain/limits.ts';
import { checkNewPassword } from '../../domain/newPassword.ts';
import { hashPassword } from '../../domain/password.ts';
import type { Handlers } from '../../http/operation.ts';
import { Problem } from '../../http/problem.ts';
import { countHits } from '../../http/rateLimit.ts';
import { SEND_QUEUE } from '../../messaging/sendQueue.ts';
import type { Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { recordSecurityEvent } from '../security/record.ts';
import { findSignUpKey, takeAccountKey } from './accountKeys.ts';
import { rememberDevice } from './device.ts';
import { keepFirstLanguage } from './language.ts';
import { openSession } from './open.ts';
import { presentUser } from './presenter.ts';
import { insertUser } from './queries.ts';
import { queueVerification } from './verify.ts';

export const handlers = {
  async signUp({ body, request, reply, services }) {
    const name = personName(body.name);
    const email = accountAddress(body.email);
    const phone = body.phone === undefined ? null : mobileNumber(body.phone);
    await countHits(services, [['sign-up', request.ip, SIGN_UP_BY_ADDRESS]]);
    const wanted = { email, key: body.invitation_key };
    await services.db.system((tx) => assertMaySignUp(services, tx, wanted));
    checkNewPassword(body.password, { email, name });
    const passwordHash = await hashPassword(body.password);
    const answer = await services.db.system(async (tx) => {
      await takeInvitation(services, tx, wanted);
      const id = newId(services.clock.now());
      // without mail there is no verification: the operator's invitation is trusted
      const verifiedAt = services.config.mail.kind === 'off' ? services.clock.now() : null;
      const user = await insertUser(tx, { id, name, email, phone, passwordHash, verifiedAt });
      if (!user) throw new Problem(409, 'EMAIL_TAKEN');
      await keepFirstLanguage(tx, request, id);
      if (!verifiedAt) await queueVerification(services, tx, user);
      await rememberDevice(services, tx, { request, reply }, id);
      const event = { request, userId: id, actorId: id };
      await recordSecurityEvent(tx, services, { type: 'SIGNED_UP', ...event });
      const token = await openSession(services, tx, request, id);
      return { token, user: presentUser(user) };
    });
    services.jobs.wake(SEND_QUEUE);
    return answer;
  },
} satisfies Handlers;

interface Wanted {
  email: string;
  key: string | undefined;
}

/** @throws Problem 403 SIGNUP_CLOSED unless the setting or an operator's invitation allows it. */
async function assertMaySignUp(services: Services, tx: Tx, { email, key }: Wanted): Promise<void> {
  const { signup } = services.config;
  if (signup === 'open') return;
  const invited = signup === 'invite' && key && (await findSignUpKey(services, tx, email, key));
  if (!invited) throw new Problem(403, 'SIGNUP_CLOSED');
}

/** Uses an operator's invitation up. */
async function takeInvitation(services: Services, tx: Tx, { email, key }: Wanted): Promise<void> {
  if (services.config.signup === 'open') return;
  const keyId = key && (await findSignUpKey(services, tx, email, key));
  if (!keyId || !(await takeAccountKey(services, tx, keyId))) {
    throw new Problem(403, 'SIGNUP_CLOSED');
  }
}
