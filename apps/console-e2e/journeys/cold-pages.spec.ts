import type { ThreadList } from '@forecourt/contract';
import { StaffApi } from '../support/api.ts';
import { openCold } from '../support/coldPage.ts';
import { repeated } from '../support/liveLine.ts';
import { Reports } from '../support/reports.ts';
import { Staff } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

/** What pages of staff load, opened by their address with empty caches, until they are quiet. */

test('a page fetches everything once until it is quiet', async ({ page, browser }) => {
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
  const paths = [
    '/trade/sellers',
    '/claim/requests',
    '/inspect/requests',
    '/trade/cars',
    `/trade/report/${id}`,
  ];
  for (const path of paths) {
    const cold = await openCold(browser, page, path);
    const { requests, codeKb, filesKb } = cold;
    test.info().annotations.push({
      type: path,
      description: `${requests} requests, ${codeKb} kB of code, ${filesKb} kB of files`,
    });
    expect.soft(repeated(cold.calls, cold.causes), `calls made twice by ${path}`).toEqual([]);
  }
  // A conversation that has been read: reading a new one changes the counts.
  const conversation = `/trade/report/${threads[0]!.lead_id}/buyers/${threads[0]!.id}`;
  const cold = await openCold(browser, page, conversation);
  expect(repeated(cold.calls, cold.causes), conversation).toEqual([]);
});
