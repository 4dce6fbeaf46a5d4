import type { HttpClient } from '@forecourt/api-client';
import { callsOf } from '@forecourt/api-client';
import { getPublicRequest } from '@forecourt/contract/endpoints/requests';
import { getDealerAuction } from '@forecourt/contract/endpoints/trade';
import type { ReportStoreOptions } from '@forecourt/feature-report';
import type { LinkAnswers } from './LinkAnswers.ts';
import type { ReportLink } from './reportLink.ts';

/** Loads the report behind a link. Its whole answer is kept for the parts next to the report. */
export function loadOf(
  http: HttpClient,
  { kind, id, key }: ReportLink,
  answers: LinkAnswers,
): ReportStoreOptions['load'] {
  const calls = callsOf(http, { getDealerAuction, getPublicRequest });
  return async (_id, signal) =>
    kind === 'dealer'
      ? (answers.dealer = await calls.getDealerAuction(key, { signal }))
      : (answers.report = await calls.getPublicRequest(id, key, { signal }));
}
