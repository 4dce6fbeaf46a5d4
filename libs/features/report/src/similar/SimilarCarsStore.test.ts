import { makeMarketSurvey, seeded } from '@forecourt/contract/fixtures';
import { until } from '@forecourt/testing/until';
import { expect, test, vi } from 'vitest';
import { ReportStore } from '../ReportStore.ts';
import { fullReport } from '../test/reports.ts';
import { SimilarCarsStore } from './SimilarCarsStore.ts';

const make = (change: (data: ReturnType<typeof fullReport>) => void = () => undefined) => {
  const data = fullReport('TRADE_MAIN');
  data.report.info.postcode = '972 01';
  change(data);
  const report = new ReportStore({ load: () => Promise.resolve(data) });
  const getMarketSurvey = vi.fn(() => Promise.resolve(makeMarketSurvey(seeded('survey'))));
  return {
    data,
    report,
    getMarketSurvey,
    store: new SimilarCarsStore({ report, api: { getMarketSurvey } }),
  };
};

test('opened before the report is there, the market is asked as soon as it is', async () => {
  const { data, report, getMarketSurvey, store } = make();
  store.open();
  expect(getMarketSurvey).not.toHaveBeenCalled();
  await report.open('one');
  await until(() => expect(store.survey.value).toBeDefined());
  const { vincode: vin } = data.report.report.car;
  expect(getMarketSurvey).toHaveBeenCalledWith(
    { vin, postcode: '97201', miles: 50 },
    expect.anything(),
  );
});

test('without a VIN or a postcode no request is made, and the page can say which is missing', async () => {
  const vin = make(({ report }) => (report.report.car.vincode = null));
  vin.store.open();
  await vin.report.open('one');
  expect(vin.store.question).toEqual({ missing: 'vin' });
  const postcode = make(({ report }) => (report.info.postcode = null));
  await postcode.report.open('one');
  postcode.store.open();
  expect(postcode.store.question).toEqual({ missing: 'postcode' });
  expect(vin.getMarketSurvey).not.toHaveBeenCalled();
  expect(postcode.getMarketSurvey).not.toHaveBeenCalled();
});
