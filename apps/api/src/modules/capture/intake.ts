import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OperationFacts } from '../../http/operationFacts.ts';
import { busy } from '../../intake/index.ts';
import type { Services } from '../../services.ts';
import { openLink } from './link.ts';
import type { LinkParams } from './link.ts';

/** Uploads in progress per customer's phone; the phone sends three. */
const PER_LINK = 6;
/** Uploads in progress on this node, for all phones: each uses a socket and a file. */
const AT_ONCE = 256;

/**
 * Checks the link before reading a picture's bytes. Otherwise anybody could fill the disk with
 * pictures that are refused only when they are complete.
 */
export function limitUploads(services: Pick<Services, 'db' | 'keys'>) {
  const sending = new Map<string, number>();
  let total = 0;
  return ({ access, takes }: OperationFacts) => {
    const isUpload = access === 'session-key' && takes && !takes.types.includes('application/json');
    return async ({ params, raw }: FastifyRequest, reply: FastifyReply): Promise<void> => {
      if (!isUpload) return;
      const link = params as LinkParams;
      await openLink(services, link);
      // a client that has disconnected will not emit another end event
      if (reply.raw.destroyed || raw.socket.destroyed) throw busy();
      const mine = sending.get(link.requestId) ?? 0;
      if (mine >= PER_LINK || total >= AT_ONCE) throw busy();
      total += 1;
      sending.set(link.requestId, mine + 1);
      const { socket } = raw;
      let isOver = false;
      const end = (): void => {
        if (isOver) return;
        isOver = true;
        socket.off('close', end);
        total -= 1;
        const left = (sending.get(link.requestId) ?? 1) - 1;
        if (left > 0) sending.set(link.requestId, left);
        else sending.delete(link.requestId);
      };
      // a pipelined call's response may never emit `close`, so watch the socket too
      reply.raw.once('close', end);
      socket.once('close', end);
    };
  };
}
