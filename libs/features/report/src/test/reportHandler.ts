import type { Answer, ReportKind } from '@forecourt/contract';
import { makeDealerAuction, seeded } from '@forecourt/contract/fixtures';
import { mock } from '@forecourt/testing';
import { publicReport } from './publicReports.ts';
import type { StaffReport } from './reports.ts';

/** Something other than a report: an error, or no answer. */
type Otherwise = Exclude<
  ReturnType<Parameters<typeof mock.get<'/api/requests/{id}'>>[1]>,
  Answer<'getRequest'> | Promise<unknown>
>;

/** Answers the call for a kind of report, with the fields that this kind may include. */
export function reportHandler(
  kind: ReportKind,
  answer: () => StaffReport | Otherwise | Promise<never>,
) {
  if (kind.endsWith('_MAIN')) return mock.get('/api/requests/{id}', answer);
  if (kind === 'TRADE_DEALER') {
    return mock.get('/api/public/auctions/dealers/{dealerKey}', async () => {
      const data = await answer();
      if (!isReport(data)) return data;
      const { report } = publicReport(data, kind);
      const auction = makeDealerAuction(seeded(kind), report.sold ? { status: 'ACCEPTED' } : {});
      return { auction, report, own_offers: [], best_offer: null };
    });
  }
  return mock.get('/api/requests/{id}/{sessionKey}', async () => {
    const data = await answer();
    return isReport(data) ? publicReport(data, kind) : data;
  });
}

function isReport(data: StaffReport | Otherwise): data is StaffReport {
  return 'report' in data;
}
