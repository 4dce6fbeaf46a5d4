import { makeMarketSurvey, seeded } from '@forecourt/contract/fixtures';
import { until } from '@forecourt/testing/until';
import { observable, runInAction } from 'mobx';
import { expect, test, vi } from 'vitest';
import { MarketStore } from './MarketStore.ts';

test('the market is that of the car shown, asked for once and forgotten with the car', async () => {
  const survey = makeMarketSurvey(seeded('market'));
  const getMarketSurvey = vi.fn(async () => survey);
  const shown = observable.box<{ vin: string; postcode: string } | null>(null, { deep: false });
  const market = new MarketStore({ api: { getMarketSurvey }, car: () => shown.get() });
  expect(market.state.status).toBe('initial');
  runInAction(() => shown.set({ vin: 'WVW1', postcode: '78701' }));
  await until(() => expect(market.state).toMatchObject({ status: 'loaded', value: survey }));
  runInAction(() => shown.set({ vin: 'WVW1', postcode: '78701' }));
  expect(getMarketSurvey).toHaveBeenCalledTimes(1);
  expect(getMarketSurvey).toHaveBeenCalledWith(
    { vin: 'WVW1', postcode: '78701', miles: 50 },
    expect.anything(),
  );
  runInAction(() => shown.set(null));
  expect(market.state.status).toBe('initial');
});

test('a car that is shown before the market is followed has its market asked for', async () => {
  const survey = makeMarketSurvey(seeded('market'));
  const getMarketSurvey = vi.fn(async () => survey);
  const car = () => ({ vin: 'WVW1', postcode: '78701' });
  const market = new MarketStore({ api: { getMarketSurvey }, car });
  await until(() => expect(market.state).toMatchObject({ status: 'loaded', value: survey }));
  expect(getMarketSurvey).toHaveBeenCalledTimes(1);
});
