import type { FailedJob, SystemStatus } from '@forecourt/contract';
import { broken, mock, never, problem } from '@forecourt/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { SystemStory } from './test/SystemStory.tsx';

type Handler = ReturnType<typeof mock.get>;

const healthy: SystemStatus = {
  versions: {
    app: '0.1.0',
    node: '24.21.0',
    database: '15.9',
    migration: '0068_company_sign_in',
  },
  database: { kind: 'postgres', bytes: 2_431_000_000 },
  storage: { kind: 's3', files: 48_210, bytes: 96_400_000_000, free_bytes: 52_100_000_000 },
  sockets: 37,
  backup: { made_at: '2026-03-02T02:00:00.000Z', version: '0.1.0' },
  queues: [],
  undelivered: [],
};
const troubled: SystemStatus = {
  ...healthy,
  backup: null,
  queues: [
    {
      name: 'message.send',
      waiting: 1204,
      running: 20,
      failed: 1,
      oldest_due_at: '2026-03-02T08:12:00.000Z',
    },
    { name: 'webhooks.deliver', waiting: 3, running: 0, failed: 1, oldest_due_at: null },
  ],
  undelivered: [
    {
      channel: 'SMS',
      reason: 'PROVIDER_UNREACHABLE',
      count: 312,
      newest_at: '2026-03-02T08:50:00.000Z',
    },
    {
      channel: 'EMAIL',
      reason: 'MAILBOX_UNKNOWN',
      count: 4,
      newest_at: '2026-03-01T17:02:00.000Z',
    },
    { channel: 'WEBHOOK', reason: '503', count: 2, newest_at: '2026-03-01T12:00:00.000Z' },
  ],
};
const jobs: FailedJob[] = [
  {
    id: '7f7c1a52-6a0f-4c1e-9d7c-0a1b2c3d4e5f',
    queue: 'message.send',
    reason: 'ECONNREFUSED',
    attempts: 9,
    failed_at: '2026-03-02T08:30:00.000Z',
  },
  {
    id: '2b9d6c11-1f3e-4b7a-8c5d-6e7f8a9b0c1d',
    queue: 'webhooks.deliver',
    reason: 'TIMED_OUT',
    attempts: 31,
    failed_at: '2026-03-01T22:04:00.000Z',
  },
];

const retry = '/api/system/failed-jobs/{jobId}/retry';
const server = (status: SystemStatus, failed: FailedJob[], ...first: Handler[]) => ({
  msw: {
    handlers: [
      ...first,
      mock.get('/api/system', () => status),
      mock.get('/api/system/failed-jobs', () => ({ jobs: failed })),
      mock.post(retry, () => undefined),
    ],
  },
});

const meta: Meta<typeof SystemStory> = {
  title: 'Screens/System',
  component: SystemStory,
  parameters: { layout: 'fullscreen', ...server(troubled, jobs) },
};
export default meta;

type Story = StoryObj<typeof SystemStory>;

const wide = { viewport: { value: 'wide' } };
const button = { name: /^Retry Emails and SMS/ };

export const Healthy: Story = {
  globals: wide,
  parameters: server(healthy, []),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('No job has failed.')).toBeVisible());
    const overview = within(await canvas.findByRole('region', { name: 'Overview' }));
    await expect(overview.getByText('2.4 GB')).toBeVisible();
    await expect(overview.getByText('48,210 files')).toBeVisible();
    await expect(canvas.getByText('Nothing is waiting.')).toBeVisible();
    await expect(canvas.getByText('Everything was delivered.')).toBeVisible();
  },
};
export const Loading: Story = {
  parameters: server(
    healthy,
    [],
    mock.get('/api/system', () => never()),
    mock.get('/api/system/failed-jobs', () => never()),
  ),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('status', { name: 'Loading the system' })).toBeVisible(),
    );
  },
};
export const Failed: Story = {
  parameters: server(
    healthy,
    [],
    mock.get('/api/system', () => broken()),
    mock.get('/api/system/failed-jobs', () => broken()),
  ),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText('The state of the system could not be loaded')).toBeVisible(),
    );
    await waitFor(() =>
      expect(canvas.getByText('The failed jobs could not be loaded')).toBeVisible(),
    );
  },
};
export const FailedJobs: Story = {
  globals: wide,
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: 'Failed jobs' }));
    await expect(list.getByText(/^ECONNREFUSED · 9 attempts/)).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^SMS/ })).toHaveTextContent(
      /The provider could not be reached.*312/,
    );
    await expect(canvas.getByRole('row', { name: /^Webhook / })).toHaveTextContent(/status 503/);
    await expect(canvas.getByRole('row', { name: /^Emails and SMS/ })).toHaveTextContent('1,204');
    await expect(canvas.getByText('No backup has ended here yet.')).toBeVisible();
  },
};
export const Retries: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', button));
    await waitFor(() => expect(canvas.queryByRole('button', button)).toBeNull());
    await expect(canvas.getByRole('button', { name: /^Retry Webhooks/ })).toBeVisible();
  },
};
export const RetryingTwice: Story = {
  parameters: server(
    troubled,
    jobs,
    mock.post(retry, () => problem('INVALID_TRANSITION', 409)),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', button));
    await waitFor(() => expect(canvas.queryByRole('button', button)).toBeNull());
    await expect(canvas.queryByText(/could not be started again/)).toBeNull();
  },
};
export const RetryingFailed: Story = {
  parameters: server(
    troubled,
    jobs,
    mock.post(retry, () => broken()),
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', button));
    await waitFor(() => expect(canvas.getByText(/could not be started again/)).toBeVisible());
    await expect(canvas.getByRole('button', button)).toBeVisible();
  },
};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { scheme: 'dark', ...wide } };
export const PseudoLocaleOnPhone: Story = {
  globals: { language: 'pseudo', viewport: { value: 'phone' } },
};
