import { addresses, buildAddress, flows } from '@forecourt/contract';
import type { Row } from '../../db/schema.ts';
import type { LinkGrant } from '../../media/index.ts';
import { notFound } from '../../http/problem.ts';
import type { Services } from '../../services.ts';
import { captureLinkIsIdle, reportLinkIsLive } from '../links/live.ts';
import { findRequest } from '../requests/queries.ts';
import { OWNER, type Writer } from './attachments.ts';
import { partyRole, type Thread } from './conversations.ts';

/** The address where the other side of a thread reads and answers. */
export function conversationLink(
  { config, keys }: Pick<Services, 'config' | 'keys'>,
  thread: Pick<Thread, 'id' | 'key_version'>,
  request: Pick<Row<'requests'>, 'id' | 'request_type'>,
): string {
  const sessionKey = keys.make('conversation', thread.id, thread.key_version);
  const flow = flows[request.request_type].path;
  const values = { flow, requestId: request.id, sessionKey };
  return config.publicUrl + buildAddress(addresses.conversation, values);
}

export interface LinkParams {
  requestId: string;
  sessionKey: string;
}

/**
 * What a link gives access to: a thread, or, for the car owner's key, the thread with the seller,
 * if any.
 */
export interface OpenedLink {
  request: Row<'requests'>;
  thread: Thread | undefined;
  /** What the addresses of files end with. */
  grant: LinkGrant;
}

const ID = /^[\w-]{1,64}$/;

/** Whether text has the format of a request's id; otherwise nothing is looked up. */
export function isRequestId(text: string): boolean {
  return ID.test(text);
}

/**
 * The conversation that a link gives access to. A report's public key is not accepted, because that
 * link is shared with others.
 *
 * @throws Problem 404, the same for a wrong, a revoked, an old and an unknown link
 */
export async function openConversation(
  services: Pick<Services, 'config' | 'db' | 'keys' | 'clock'>,
  { requestId, sessionKey }: LinkParams,
): Promise<OpenedLink> {
  const { db, keys, clock } = services;
  if (!isRequestId(requestId)) throw notFound();
  const { request, threads } = await db.system(async (tx) => ({
    request: await findRequest(tx, requestId),
    threads: await tx.selectFrom('threads').where('lead_id', '=', requestId).selectAll().execute(),
  }));
  if (!request || !reportLinkIsLive(request, clock.now())) throw notFound();
  const opens = (kind: 'capture' | 'offer') =>
    keys.verify(kind, request.id, request.key_version, sessionKey);
  if (opens('offer') || (opens('capture') && !captureLinkIsIdle(services, request))) {
    const grant: LinkGrant = { kind: 'request', id: request.id, version: request.key_version };
    return { request, grant, thread: threads.find((one) => partyRole(one) === 'SELLER') };
  }
  const thread = threads.find((one) =>
    keys.verify('conversation', one.id, one.key_version, sessionKey),
  );
  if (!thread) throw notFound();
  const grant: LinkGrant = { kind: 'thread', id: thread.id, version: thread.key_version };
  return { request, grant, thread };
}

/** Who has the link, as a writer of files: the owner, or the buyer of the thread. */
export function writerOf({ request, thread }: Pick<OpenedLink, 'request' | 'thread'>): Writer {
  const isBuyer = thread !== undefined && partyRole(thread) === 'BUYER';
  return {
    partnerId: request.partner_id,
    requestId: request.id,
    id: isBuyer ? thread.id : OWNER,
  };
}
