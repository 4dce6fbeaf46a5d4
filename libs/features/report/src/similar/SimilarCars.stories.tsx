import { callsOf, createHttpClient } from '@forecourt/api-client';
import { axiosTransport } from '@forecourt/api-client/axios';
import type { MarketSurvey } from '@forecourt/contract';
import { makeMarketListing, makeMarketSurvey, seeded } from '@forecourt/contract/fixtures';
import { mock, never, problem } from '@forecourt/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { ReportStore } from '../ReportStore.ts';
import { fullReport } from '../test/reports.ts';
import type { StaffReport } from '../test/reports.ts';
import { SimilarCars } from './SimilarCars.tsx';
import { SimilarCarsStore } from './SimilarCarsStore.ts';

/** The real page with the real store and client. */
const Page = observer(function Page({ data }: { data: StaffReport }) {
  const [{ report, store }] = useState(() => {
    const http = createHttpClient({
      transport: axiosTransport,
      apiUrl: '',
      chatUrl: '',
      token: () => 'token',
      retry: { attempts: 1 },
    });
    const made = new ReportStore({ load: () => Promise.resolve(data) });
    const similar = new SimilarCarsStore({
      report: made,
      api: callsOf(http, SimilarCarsStore.endpoints),
    });
    void made.open('story');
    similar.open();
    return { report: made, store: similar };
  });
  return <SimilarCars store={store} data={report.report.value} />;
});

const path = '/services/cars/market_survey';
const answers = (survey: Partial<MarketSurvey> = {}) => ({
  msw: { handlers: [mock.get(path, () => makeMarketSurvey(seeded('market'), survey))] },
});
const without = (change: (data: StaffReport) => void): StaffReport => {
  const data = fullReport('TRADE_MAIN');
  change(data);
  return data;
};

const meta = {
  title: 'Screens/Every flow/Report/Similar cars',
  component: Page,
  args: { data: fullReport('TRADE_MAIN') },
  parameters: answers({ sample: false }),
} satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    const chart = await canvas.findByRole('img', { name: /^Similar cars from/ });
    await waitFor(() => expect(chart).toBeVisible());
    await expect(canvas.getAllByRole('listitem')).toHaveLength(8);
  },
};
/** The market counts miles, and the partner kilometers. */
export const InKilometers: Story = {
  args: { data: without(({ report }) => (report.distance_unit = 'km')) },
  play: async ({ canvas }) => {
    const [car] = await canvas.findAllByRole('listitem');
    await waitFor(() => expect(car).toHaveTextContent(/km away[\d,]+ km/));
    await expect(car).not.toHaveTextContent(/ mi/);
  },
};
export const Sample: Story = {
  parameters: answers({ sample: true }),
  play: async ({ canvas }) => {
    const said = await canvas.findByText(/^Sample data/);
    await waitFor(() => expect(said).toBeVisible());
  },
};
export const Empty: Story = {
  parameters: answers({
    sample: false,
    mds: { mds: null },
    total_cars_sold_in_last_45_days: null,
    similar_cars: { listings: [] },
  }),
  play: async ({ canvas }) => {
    const said = await canvas.findByText('No similar cars for sale nearby');
    await waitFor(() => expect(said).toBeVisible());
  },
};
export const Loading: Story = {
  parameters: { msw: { handlers: [mock.get(path, () => never())] } },
};
export const Failed: Story = {
  parameters: { msw: { handlers: [mock.get(path, () => problem('UNAVAILABLE', 503))] } },
  play: async ({ canvas }) => {
    const said = await canvas.findByText('Market prices could not be loaded');
    await waitFor(() => expect(said).toBeVisible());
  },
};
export const WithoutVin: Story = {
  args: { data: without(({ report }) => (report.report.car.vincode = null)) },
  play: async ({ canvas }) => {
    const said = await canvas.findByText('The customer hasn’t provided a VIN');
    await waitFor(() => expect(said).toBeVisible());
  },
};
export const WithoutPostcode: Story = {
  args: { data: without(({ report }) => (report.info.postcode = null)) },
};
/** Each car's price is under that of the car before, with how much it differs from this one. */
const comparesPrices: Story['play'] = async ({ canvas }) => {
  await canvas.findByText('Compared with this car at $20,000');
  const cars = canvas.getAllByRole('listitem');
  await expect(cars.map((car) => car.textContent)).toEqual([
    expect.stringMatching(/^2021 Toyota Camry LE.*42,000 mi\$21,500\$1,500 more$/),
    expect.stringMatching(/^2019 Toyota Camry XSE.*8,000 mi\$9,400\$10,600 less$/),
    expect.stringMatching(/^2020 Toyota Camry SE.*115,000 mi\$20,000Same price$/),
    expect.stringMatching(/^Camry, one owner/),
  ]);
  const ends = (name: string) =>
    cars.slice(0, 3).map((car) => {
      return Math.round(car.querySelector(`[class*=__${name}]`)!.getBoundingClientRect().right);
    });
  for (const name of ['price', 'difference']) await expect(new Set(ends(name)).size).toBe(1);
};
const compared = {
  args: { data: without(({ report }) => (report.report.car.price = 20_000)) },
  parameters: answers({
    sample: false,
    similar_cars: {
      listings: [
        { year: 2021, trim: 'LE', miles: 42_000, price: 21_500 },
        { year: 2019, trim: 'XSE', miles: 8_000, price: 9_400 },
        { year: 2020, trim: 'SE', miles: 115_000, price: 20_000 },
        { year: null, heading: 'Camry, one owner', miles: null, price: null, dealer_name: null },
      ].map((car) =>
        makeMarketListing(seeded('camry'), {
          make: 'Toyota',
          model: 'Camry',
          id: String(car.year),
          ...car,
        }),
      ),
    },
  }),
  play: comparesPrices,
} satisfies Story;
export const Compared: Story = compared;
export const ComparedOnPhone: Story = { ...compared, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
