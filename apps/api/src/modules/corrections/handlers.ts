import { identifierNames, type CorrectedDetails, type SeenDetails } from '@forecourt/contract';
import { detailsOf, staleOf } from '../../domain/details.ts';
import { missingField } from '../../domain/errors.ts';
import { checkIdentifiers, rulesOf } from '../../domain/identifiers.ts';
import { dayIn } from '../../domain/timeZone.ts';
import type { Tx } from '../../db/database.ts';
import { reportOf } from '../../db/report.ts';
import type { Handlers } from '../../http/operation.ts';
import { partnersOf } from '../../http/principal.ts';
import { invalidTransition, notFound, Problem } from '../../http/problem.ts';
import type { Row } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { findCustomisation } from '../partners/queries.ts';
import { assertOwnWords } from '../requests/ownWords.ts';
import { presentRequest } from '../requests/presenter.ts';
import { lockOwn } from '../requests/lockOwn.ts';
import { findRequestRow } from '../requests/queries.ts';
import { readCorrection } from './read.ts';
import { storeCorrection } from './store.ts';

export const handlers = {
  async correctDetails({ params, body, services, staff, once, requirePartner }) {
    return once(partnersOf(staff), async (tx) => {
      const request = await lockOwn(tx, { params, requirePartner });
      const details = readCorrection(body);
      if (request.status === 'ARCHIVED') throw invalidTransition('The request is archived');
      const report = await reportOf(tx, request.id);
      const now = detailsOf({ request, report });
      const current = staleOf(now, details, body.seen);
      if (Object.keys(current).length > 0) {
        throw new Problem(409, 'STALE_DETAILS', {
          detail: 'Someone else changed them in the meantime',
          extra: { current },
        });
      }
      await assertIdentifiers(services, tx, request, { details, now });
      const { phone, email } = { ...now, ...details };
      const hadContact = now.phone !== null || now.email !== null;
      if (hadContact && phone === null && email === null) throw missingField('details.phone');
      await assertOwnWords(tx, request.partner_id, {
        'details.name': details.name,
        'details.claim_number': details.claim_number,
      });
      await storeCorrection(services, tx, { request, report }, details, staff.userId);
      const row = await findRequestRow(tx, request.id);
      if (!row) throw notFound();
      return { request: presentRequest(row) };
    });
  },
} satisfies Handlers;

/** @throws InvalidInput naming an identifier that breaks the rules of the request's flow */
async function assertIdentifiers(
  { clock }: Pick<Services, 'clock'>,
  tx: Tx,
  { partner_id: partnerId, request_type: flow }: Row<'requests'>,
  { details, now }: { details: CorrectedDetails; now: SeenDetails },
): Promise<void> {
  if (!identifierNames.some((name) => details[name] !== undefined)) return;
  const customisation = await findCustomisation(tx, partnerId, flow);
  const today = dayIn(customisation?.time_zone ?? 'UTC', clock.now());
  checkIdentifiers(customisation ? rulesOf(customisation) : null, details, now, today);
}
