import { callsOf, createHttpClient, fetchTransport } from '@forecourt/api-client';
import { getRequest } from '@forecourt/contract/endpoints/requests';
import { broken, mock, never } from '@forecourt/testing';
import { Box } from '@forecourt/ui/layout';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { ReportStore } from '../ReportStore.ts';
import { fullReport, type StaffReport } from '../test/reports.ts';
import { ListingButton } from './ListingButton.tsx';
import { ListingStore } from './ListingStore.ts';

interface ListingStoryProps {
  /** @default true */
  mayChange?: boolean;
}

/** The real button on the real stores and client. */
function ListingStory({ mayChange = true }: ListingStoryProps) {
  const [store] = useState(() => {
    const http = createHttpClient({
      transport: fetchTransport,
      apiUrl: '',
      chatUrl: '',
      token: () => 'token',
      retry: { attempts: 1 },
    });
    const { getRequest: read } = callsOf(http, { getRequest });
    const report = new ReportStore({ load: (id, signal) => read(id, { signal }) });
    void report.open('story');
    const api = callsOf(http, ListingStore.endpoints);
    return new ListingStore({ report, api, mayChange: () => mayChange });
  });
  return (
    <Box as="main" padding="4" minHeight="160px">
      <h1 hidden>A report</h1>
      <p>2019 Volvo XC60</p>
      <ListingButton store={store} />
    </Box>
  );
}

const path = '/api/requests/{id}/listing';

/** What the server of the current story has. */
let data: StaffReport;
const withdrawn = (is: boolean): StaffReport => fullReport('TRADE_MAIN', { withdrawn: is });
const reads = mock.get('/api/requests/{id}', () => data);
const takes = mock.put(path, ({ body }) => {
  data = withdrawn(body.withdrawn);
  return body;
});

const meta: Meta<typeof ListingStory> = {
  title: 'Screens/Every flow/Report/Listing',
  component: ListingStory,
  parameters: { msw: { handlers: [reads, takes] } },
  beforeEach: () => {
    data = withdrawn(false);
  },
};
export default meta;
type Story = StoryObj<typeof ListingStory>;

const press = async (name: string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));

export const Listed: Story = {
  play: async () => {
    await press('Withdraw listing');
    await screen.findByRole('button', { name: 'List again' });
  },
};
export const Withdrawn: Story = {
  beforeEach: () => {
    data = withdrawn(true);
  },
  play: async () => {
    await press('List again');
    await screen.findByRole('button', { name: 'Withdraw listing' });
  },
};
/** From a menu, as the line of buttons is full. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await press('More for this report');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Withdraw listing' }));
    await press('More for this report');
    await screen.findByRole('menuitem', { name: 'List again' });
  },
};
export const Saving: Story = {
  parameters: { msw: { handlers: [reads, mock.put(path, () => never())] } },
  play: async () => {
    await press('Withdraw listing');
    const button = screen.getByRole('button', { name: /^Withdraw listing/ });
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  },
};
export const Failed: Story = {
  parameters: { msw: { handlers: [reads, mock.put(path, () => broken())] } },
  play: async () => {
    await press('Withdraw listing');
    await screen.findByText(/was not changed/);
    await screen.findByRole('button', { name: 'Withdraw listing' });
  },
};
/** Viewers, and reports that are not complete, have no button. */
export const NothingToChange: Story = {
  args: { mayChange: false },
  play: async () => {
    await screen.findByText('2019 Volvo XC60');
    await expect(screen.queryByRole('button')).toBeNull();
  },
};
