import { callsOf, createHttpClient } from '@forecourt/api-client';
import { axiosTransport } from '@forecourt/api-client/axios';
import type { MarketSurvey } from '@forecourt/contract';
import { makeMarketSurvey, seeded } from '@forecourt/contract/fixtures';
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
    await waitFor(() => expect(car).toHaveTextContent(/[\d,]+ km.*km away/));
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
export const Dark: Story = { globals: { scheme: 'dark' } };
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
