import type { Row } from '../../db/schema.ts';
import type { Tx } from '../../db/database.ts';
import type { Call } from '../../http/operation.ts';
import { notFound } from '../../http/problem.ts';
import { lockRequest } from './queries.ts';

/** What is needed of a call about one request. */
interface RequestCall extends Pick<Call<'assignRequest'>, 'requirePartner'> {
  params: { id: string };
}

/**
 * Locks the request that a call of staff is about.
 * @throws Problem 404 for another tenant's; 403 for too low a role
 */
export async function lockOwn(
  tx: Tx,
  { params, requirePartner }: RequestCall,
): Promise<Row<'requests'>> {
  const request = await lockRequest(tx, params.id);
  if (!request) throw notFound();
  requirePartner(request.partner_id);
  return request;
}
