import type { Answer } from '@forecourt/contract';
import { mobileNumber } from '../../domain/contact.ts';
import { offeredLocale } from '../../domain/language.ts';
import { SELF_BY_ADDRESS, SELF_BY_NUMBER, SELF_BY_PARTNER } from '../../domain/limits.ts';
import type { Call } from '../../http/operation.ts';
import { notFound, Problem, rateLimited } from '../../http/problem.ts';
import { askForProof } from '../../http/proof.ts';
import { countHits } from '../../http/rateLimit.ts';
import { queueMessage } from '../../messaging/queue.ts';
import { SEND_QUEUE } from '../../messaging/sendQueue.ts';
import type { Tx } from '../../db/database.ts';
import { findCustomisation } from '../partners/queries.ts';
import { createRequest } from './create.ts';
import { findOpenSelfRequest } from './queries.ts';

/**
 * The phone form of the invite page, or of another website: a stranger has a link sent to a number, at the partner's cost.
 *
 * @throws Problem 429 PROOF_REQUIRED while many ask; RATE_LIMITED above the sending limits
 */
export async function createSelfRequest({
  body,
  request,
  services,
  once,
}: Call<'createSelfRequest'>): Promise<Answer<'createSelfRequest'>> {
  const { partner_id: partnerId, request_type: type } = body;
  const phone = mobileNumber(body.phone);
  const customisation = await services.db.readOne([partnerId], (tx) =>
    findCustomisation(tx, partnerId, type),
  );
  if (!customisation) throw notFound();
  const locale = offeredLocale(customisation.locales, request.headers['accept-language']);
  await askForProof(services, request, { partnerId, page: customisation.id });
  await countHits(services, [
    ['self-number', phone, SELF_BY_NUMBER],
    ['self-address', request.ip, SELF_BY_ADDRESS],
    ['self-partner', partnerId, SELF_BY_PARTNER],
  ]);
  const answer = await once([partnerId], async (tx) => {
    const open = await findOpenSelfRequest(tx, { partnerId, type, phone });
    const asked =
      open ??
      (await createRequest(
        services,
        tx,
        {
          partnerId,
          type,
          phone,
          name: null,
          email: null,
          selfService: true,
          fromWebsite: body.source === 'WEBSITE',
          agentId: await memberOf(tx, partnerId, body.user_id),
          customisationId: customisation.id,
          locale,
        },
        { kind: 'CUSTOMER' },
      ));
    await queueMessage(services, tx, asked, { kind: 'SELF' }, 'REQUEST');
    // Always LEAD: the caller must not learn another number's progress.
    return { request: { id: asked.id, status: 'LEAD' as const } };
  }).catch((error: unknown) => {
    throw forStranger(error);
  });
  services.jobs.wake(SEND_QUEUE);
  return answer;
}

/** Hides a partner's quota from strangers. */
function forStranger(error: unknown): unknown {
  if (!(error instanceof Problem) || error.code !== 'QUOTA_EXCEEDED') return error;
  return rateLimited(Number(error.options.headers?.['retry-after']));
}

/** Ignores unknown agents, and those of another partner. */
async function memberOf(
  tx: Tx,
  partnerId: string,
  userId: string | null | undefined,
): Promise<string | null> {
  if (!userId) return null;
  const member = await tx
    .selectFrom('memberships')
    .where('partner_id', '=', partnerId)
    .where('user_id', '=', userId)
    .where('disabled_at', 'is', null)
    .select('user_id')
    .executeTakeFirst();
  return member?.user_id ?? null;
}
