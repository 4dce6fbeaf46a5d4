import { makeDeal, seeded } from '@forecourt/contract/fixtures';
import { expect, test } from 'vitest';
import { ReportStore } from '../ReportStore.ts';
import { fullReport, type StaffReport } from '../test/reports.ts';
import { ListingStore } from './ListingStore.ts';

async function listingOf(data: StaffReport, mayChange = true): Promise<ListingStore> {
  const report = new ReportStore({ load: async () => data });
  await report.open(data.report.id);
  const changeListing = () => Promise.reject(new Error('not called'));
  return new ListingStore({ report, api: { changeListing }, mayChange: () => mayChange });
}

test('offers to withdraw or restore a complete report of a car that is not sold', async () => {
  const at = (withdrawn: boolean) =>
    listingOf(fullReport('TRADE_MAIN', { status: 'COMPLETED', withdrawn }));
  expect((await at(false)).withdrawn).toBe(false);
  expect((await at(true)).withdrawn).toBe(true);
});

test('offers nothing while a deal stands, and withdraws again once it has fallen through', async () => {
  const after = async (state: 'AGREED' | 'SOLD' | 'WITHDRAWN_BY_DEALER') => {
    const data = fullReport('TRADE_MAIN', { status: 'COMPLETED', withdrawn: false });
    const deal = makeDeal(seeded(state), { state });
    const { withdrawn } = await listingOf({ ...data, trade_in: { ...data.trade_in!, deal } });
    return withdrawn;
  };
  expect(await after('AGREED')).toBeUndefined();
  expect(await after('SOLD')).toBeUndefined();
  expect(await after('WITHDRAWN_BY_DEALER')).toBe(false);
});

test('offers nothing before the report is complete, or to those who may not', async () => {
  const begun = fullReport('TRADE_MAIN', { status: 'IN_PROGRESS', withdrawn: false });
  expect((await listingOf(begun)).withdrawn).toBeUndefined();
  const complete = fullReport('TRADE_MAIN', { status: 'COMPLETED', withdrawn: false });
  expect((await listingOf(complete, false)).withdrawn).toBeUndefined();
});
