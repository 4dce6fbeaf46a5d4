import { readFileSync } from 'node:fs';
import type { ThreadList } from '@forecourt/contract';
import { StaffApi } from '../support/api.ts';
import { openCold } from '../support/coldPage.ts';
import { repeated } from '../support/liveLine.ts';
import { Reports } from '../support/reports.ts';
import { Staff } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

/** What pages of staff load, opened by their address with empty caches, until they are quiet. */

interface Limits {
  requests: number;
  codeKb: number;
  filesKb?: number;
}
const { untilQuiet } = JSON.parse(
  readFileSync(new URL('../../console/budget.json', import.meta.url), 'utf8'),
) as { untilQuiet: Record<'requestList' | 'carList' | 'report', Limits> };

test('a page fetches everything once and stays within its budget until it is quiet', async ({
  page,
  browser,
}) => {
  await new Staff(page).signIn();
  const api = await StaffApi.signIn(page);
  const reports = new Reports(page.request, api);
  const { id } = (await reports.complete('TRADE')).report;
  const { threads } = await reports.get<ThreadList>('/api/leads/messages', {
    partner_id: api.partnerId,
    message_initiated_by: 'BUYER_AGENT',
    seller_read_status: 'READ',
    limit: '1',
  });
  const limitsOf: Record<string, Limits> = {
    '/trade/sellers': untilQuiet.requestList,
    '/claim/requests': untilQuiet.requestList,
    '/inspect/requests': untilQuiet.requestList,
    '/trade/cars': untilQuiet.carList,
    [`/trade/report/${id}`]: untilQuiet.report,
  };
  for (const [path, limits] of Object.entries(limitsOf)) {
    const cold = await openCold(browser, page, path);
    const { requests, codeKb, filesKb = Infinity } = limits;
    const measured = `${path}: ${cold.codeKb} kB of code, ${cold.filesKb} kB of files`;
    expect.soft(repeated(cold.calls, cold.causes), `calls made twice by ${path}`).toEqual([]);
    expect.soft(cold.requests, `requests of ${path}`).toBeLessThanOrEqual(requests);
    expect.soft(cold.codeKb, measured).toBeLessThanOrEqual(codeKb);
    expect.soft(cold.filesKb, measured).toBeLessThanOrEqual(filesKb);
  }
  // A conversation that has been read: reading a new one changes the counts.
  const conversation = `/trade/report/${threads[0]!.lead_id}/buyers/${threads[0]!.id}`;
  const cold = await openCold(browser, page, conversation);
  expect(repeated(cold.calls, cold.causes), conversation).toEqual([]);
});
