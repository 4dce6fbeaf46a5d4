import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../../http/problem.ts';
import type { Services } from '../../services.ts';
import { openLink } from './link.ts';
import type { LinkParams } from './link.ts';

/** Pictures that one customer's phone may be sending at once; it sends three. */
const PER_LINK = 6;
/** Pictures that this node takes in at once: each is held in memory until it is encoded. */
const AT_ONCE = 32;

/**
 * Looks at the link before the bytes of a picture are taken in: without this, anybody could fill
 * the memory with pictures that are refused only when they are complete.
 */
export function guardIntake(app: FastifyInstance, services: Pick<Services, 'db' | 'keys'>): void {
  const sending = new Map<string, number>();
  let total = 0;
  app.addHook('onRequest', async (request, reply) => {
    const link = linkOf(request);
    if (!link) return;
    await openLink(services, link);
    const mine = sending.get(link.requestId) ?? 0;
    if (mine >= PER_LINK || total >= AT_ONCE) {
      throw new Problem(503, 'UNAVAILABLE', { headers: { 'retry-after': '2' } });
    }
    total += 1;
    sending.set(link.requestId, mine + 1);
    reply.raw.once('close', () => {
      total -= 1;
      const left = (sending.get(link.requestId) ?? 1) - 1;
      if (left > 0) sending.set(link.requestId, left);
      else sending.delete(link.requestId);
    });
  });
}

/** The customer's link of a call that sends a picture; null for every other call. */
function linkOf({ method, headers, params }: FastifyRequest): LinkParams | null {
  if (method !== 'PUT' || !headers['content-type']?.startsWith('image/')) return null;
  const { requestId, sessionKey } = (params ?? {}) as Partial<LinkParams>;
  return requestId && sessionKey ? { requestId, sessionKey } : null;
}
