import { emailAddress, mobileNumber, personName } from '../../domain/contact.ts';
import { newId } from '../../domain/id.ts';
import { SIGN_UP_BY_ADDRESS } from '../../domain/limits.ts';
import { hashPassword } from '../../domain/password.ts';
import type { Handlers } from '../../http/operation.ts';
import { Problem } from '../../http/problem.ts';
import { countHits } from '../../http/rateLimit.ts';
import { recordSecurityEvent } from '../security/record.ts';
import { openSession } from './open.ts';
import { presentUser } from './presenter.ts';
import { insertUser } from './queries.ts';

export const handlers = {
  async signUp({ body, request, services }) {
    const name = personName(body.name);
    const email = emailAddress(body.email);
    const phone = body.phone === undefined ? null : mobileNumber(body.phone);
    await countHits(services, [['sign-up', request.ip, SIGN_UP_BY_ADDRESS]]);
    const passwordHash = await hashPassword(body.password);
    return services.db.system(async (tx) => {
      const id = newId(services.clock.now());
      const user = await insertUser(tx, { id, name, email, phone, passwordHash });
      if (!user) throw new Problem(409, 'EMAIL_TAKEN');
      const event = { type: 'SIGNED_UP', request, userId: user.id, actorId: user.id } as const;
      await recordSecurityEvent(tx, services, event);
      return {
        token: await openSession(services, tx, request, user.id),
        user: presentUser(user),
      };
    });
  },
} satisfies Handlers;
