import type { Row } from '../../db/schema.ts';
import { invalidTransition, notFound } from '../../http/problem.ts';
import type { Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';
import { captureLinkState, type CaptureLinkState } from '../links/live.ts';
import { findRequest, lockRequest } from '../requests/queries.ts';

/** The two parts of a customer's link. */
export interface LinkParams {
  requestId: string;
  sessionKey: string;
}

const ID = /^[\w-]{1,64}$/;

/** A request and its report, as a customer's call finds them. */
export interface Subject {
  request: Row<'requests'>;
  report: Row<'reports'>;
  link: CaptureLinkState;
}

type Parts = Pick<Services, 'clock' | 'config' | 'db' | 'keys'>;

/**
 * Whom a customer's link is about. The key decides, before any tenant's rows are in reach.
 * @throws Problem 404, the same for a wrong, an old and an unknown link
 */
export async function openLink(
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  { requestId, sessionKey }: LinkParams,
): Promise<{ partnerId: string; version: number }> {
  // asked before the contract's checks, so that no odd text reaches the database
  const request = ID.test(requestId) && (await db.system((tx) => findRequest(tx, requestId)));
  if (!request || !keys.verify('capture', request.id, request.key_version, sessionKey)) {
    throw notFound();
  }
  return { partnerId: request.partner_id, version: request.key_version };
}

/** Reads with the link: `work` sees the partner's rows and nothing is locked. */
export async function readWithLink<T>(
  services: Parts,
  link: LinkParams,
  work: (tx: Tx, subject: Subject) => Promise<T>,
): Promise<T> {
  const { partnerId } = await openLink(services, link);
  return services.db.scoped([partnerId], async (tx) => {
    const request = await findRequest(tx, link.requestId);
    return work(tx, await subjectOf(services, tx, request));
  });
}

/**
 * Writes with the link: the request is locked, so that two calls of one customer follow each
 * other, and neither overtakes the hand-in.
 * @throws Problem 409 when the link has expired: using it would make it good again
 */
export async function writeWithLink<T>(
  services: Parts,
  link: LinkParams,
  work: (tx: Tx, subject: Subject) => Promise<T>,
): Promise<T> {
  const { partnerId } = await openLink(services, link);
  return services.db.scoped([partnerId], async (tx) => {
    const request = await lockRequest(tx, link.requestId);
    const subject = await subjectOf(services, tx, request);
    if (subject.link === 'EXPIRED') throw closed();
    return work(tx, subject);
  });
}

/**
 * @throws Problem 409 when the report has been handed in or put away, or the link has expired:
 * nothing more is taken
 */
export function assertOpen({ link }: Subject): void {
  if (link !== 'OPEN') throw closed();
}

const closed = () => invalidTransition('The report is closed');

async function subjectOf(
  services: Parts,
  tx: Tx,
  request: Row<'requests'> | undefined,
): Promise<Subject> {
  if (!request) throw notFound();
  const report = await tx
    .selectFrom('reports')
    .where('request_id', '=', request.id)
    .selectAll()
    .executeTakeFirstOrThrow();
  return { request, report, link: captureLinkState(services, request) };
}
