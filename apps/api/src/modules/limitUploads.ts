import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OperationFacts } from '../http/operationFacts.ts';
import { partnersOf, requireRole } from '../http/principal.ts';
import { notFound, unauthenticated } from '../http/problem.ts';
import { busy } from '../intake/index.ts';
import type { Services } from '../services.ts';
import { openLink } from './capture/link.ts';
import type { LinkParams } from './capture/link.ts';
import { openConversation } from './messages/link.ts';
import { findRequest } from './requests/queries.ts';

/** The body of a piece of a file (tus 1.0). */
const PIECE_TYPE = 'application/offset+octet-stream';
/** Uploads in progress per customer's phone; the phone sends three. */
const PER_LINK = 6;
/** Uploads in progress on this node, for all phones: each uses a socket and a file. */
const AT_ONCE = 256;

/**
 * Checks the link before reading a picture's bytes. Otherwise anybody could fill the disk with
 * pictures that are refused only when they are complete.
 */
export function limitUploads(services: Pick<Services, 'config' | 'clock' | 'db' | 'keys'>) {
  const sending = new Map<string, number>();
  let total = 0;
  return (facts: OperationFacts) => {
    const { access, takes } = facts;
    const isFile = takes !== null && !takes.types.includes('application/json');
    const isPiece = takes?.types.includes(PIECE_TYPE) ?? false;
    const isUpload = access === 'session-key' ? isFile : access === 'staff' && isPiece;
    return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
      if (!isUpload) return;
      const { raw } = request;
      const sender = await senderOf(services, facts, request);
      // a client that has disconnected will not emit another end event
      if (reply.raw.destroyed || raw.socket.destroyed) throw busy();
      const mine = sending.get(sender) ?? 0;
      if (mine >= PER_LINK || total >= AT_ONCE) throw busy();
      total += 1;
      sending.set(sender, mine + 1);
      const { socket } = raw;
      let isOver = false;
      const end = (): void => {
        if (isOver) return;
        isOver = true;
        socket.off('close', end);
        total -= 1;
        const left = (sending.get(sender) ?? 1) - 1;
        if (left > 0) sending.set(sender, left);
        else sending.delete(sender);
      };
      // a pipelined call's response may never emit `close`, so watch the socket too
      reply.raw.once('close', end);
      socket.once('close', end);
    };
  };
}

/**
 * Whose uploads are counted together: those of a link, or of a member of staff.
 * @throws Problem 404 when the link opens nothing, or the request is another tenant's; 403 for too
 * low a role
 */
async function senderOf(
  services: Pick<Services, 'config' | 'clock' | 'db' | 'keys'>,
  { access, path, role }: OperationFacts,
  { params, staff }: FastifyRequest,
): Promise<string> {
  const link = params as LinkParams;
  if (access === 'staff') {
    if (!staff) throw unauthenticated();
    const { requestId } = link;
    const request = await services.db.read(partnersOf(staff), (tx) => findRequest(tx, requestId));
    if (!request) throw notFound();
    requireRole(staff, request.partner_id, role);
    return staff.userId;
  }
  const opens = path.startsWith('/api/public/conversations/') ? openConversation : openLink;
  await opens(services, link);
  return link.requestId;
}
