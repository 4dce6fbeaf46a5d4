import type { HttpClient } from '@forecourt/api-client';
import { callsOf } from '@forecourt/api-client';
import { getPublicRequest } from '@forecourt/contract/endpoints/requests';
import { getDealerAuction } from '@forecourt/contract/endpoints/trade';
import type { ReportData, ReportStoreOptions } from '@forecourt/feature-report';
import type { LinkAnswers } from './LinkAnswers.ts';
import type { ReportLink } from './reportLink.ts';

/**
 * Loads the report behind a link. The first time it uses the prefetched response if it matches the
 * contract. The whole response is kept for the parts next to the report.
 */
export function loadOf(
  http: HttpClient,
  { kind, id, key }: ReportLink,
  early: Promise<unknown> | undefined,
  answers: LinkAnswers,
): ReportStoreOptions['load'] {
  const calls = callsOf(http, { getDealerAuction, getPublicRequest });
  let first = early;
  return async (_id, signal): Promise<ReportData> => {
    const body = await first;
    first = undefined;
    if (kind === 'dealer') {
      return (answers.dealer = getDealerAuction.check(body)
        ? body
        : await calls.getDealerAuction(key, { signal }));
    }
    return (answers.report = getPublicRequest.check(body)
      ? body
      : await calls.getPublicRequest(id, key, { signal }));
  };
}
