import type { Row } from '../../db/schema.ts';
import { findOpenAddition } from '../../db/openAddition.ts';
import { invalidTransition, notFound } from '../../http/problem.ts';
import type { Tx } from '../../db/database.ts';
import { reportOf } from '../../db/report.ts';
import type { Services } from '../../services.ts';
import { captureLinkState, type CaptureLinkState } from '../links/live.ts';
import { findRequest, lockRequest } from '../requests/queries.ts';

/** The two parts of a customer's link. */
export interface LinkParams {
  requestId: string;
  sessionKey: string;
}

const ID = /^[\w-]{1,64}$/;

/** The request and report of a customer's call. */
export interface Subject {
  request: Row<'requests'>;
  report: Row<'reports'>;
  link: CaptureLinkState;
  /** What is asked for in addition to what was sent; the customer may change nothing else then. */
  addition: Row<'additions'> | undefined;
}

type Parts = Pick<Services, 'clock' | 'config' | 'db' | 'keys'>;

/**
 * The request that a customer's link belongs to. The key is checked before any of the tenant's rows
 * can be read.
 * @throws Problem 404, the same for a wrong, an old and an unknown link
 */
export async function openLink(
  { db, keys }: Pick<Services, 'db' | 'keys'>,
  { requestId, sessionKey }: LinkParams,
): Promise<{ partnerId: string; version: number }> {
  // runs before the contract's checks, so keep invalid text away from the database
  const request = ID.test(requestId) && (await db.system((tx) => findRequest(tx, requestId)));
  if (!request || !keys.verify('capture', request.id, request.key_version, sessionKey)) {
    throw notFound();
  }
  return { partnerId: request.partner_id, version: request.key_version };
}

/** Reads with the link: `work` sees the partner's rows, without locks. */
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
 * Writes with the link. The request is locked, so that calls of one customer run one after another,
 * and none overtakes the submission.
 * @throws Problem 409 when the link has expired: using it would renew it
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
 * @throws Problem 409 when the report is submitted or archived, or the link has expired: no more
 * changes are accepted
 */
export function assertOpen({ link }: Subject): void {
  if (link !== 'OPEN') throw closed();
}

/**
 * @throws Problem 409 for an upload that came with an earlier sending: while an addition is open, the
 * customer changes only what came with it
 */
export function assertAdded({ addition }: Subject, upload: Row<'uploads'>): void {
  if (addition && upload.addition_id !== addition.id) {
    throw invalidTransition('It belongs to the report that was sent');
  }
}

const closed = () => invalidTransition('The report is closed');

async function subjectOf(
  services: Parts,
  tx: Tx,
  request: Row<'requests'> | undefined,
): Promise<Subject> {
  if (!request) throw notFound();
  const report = await reportOf(tx, request.id);
  const addition = await findOpenAddition(tx, request.id);
  return { request, report, addition, link: captureLinkState(services, request) };
}
