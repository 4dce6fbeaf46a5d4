import type { FailedJob, SystemStatus, UndeliveredMessage } from '@forecourt/contract';
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

const stopped: UndeliveredMessage = {
  id: 'VNKw6mQk8Pz1sX3bTe',
  channel: 'EMAIL',
  purpose: 'REQUEST',
  partner_id: 'VMzA02nB8xC4dE6fGh',
  reason: 'MAILBOX_UNKNOWN',
  attempts: 1,
  state: 'STOPPED',
  next_at: null,
  job_id: null,
  inserted_at: '2026-03-02T08:05:00.000Z',
  attempted_at: '2026-03-02T08:05:02.000Z',
};
const messages: UndeliveredMessage[] = [
  {
    ...stopped,
    id: 'VNKx1bTe6mQk8Pz1sX',
    channel: 'SMS',
    purpose: 'FOLLOW_UP',
    reason: 'PROVIDER_UNREACHABLE',
    attempts: 3,
    state: 'WAITING',
    next_at: '2026-03-02T09:10:00.000Z',
    inserted_at: '2026-03-02T08:50:00.000Z',
  },
  {
    ...stopped,
    id: 'VNKwr0Lf5Hd7aJ2cUy',
    reason: 'ECONNREFUSED',
    attempts: 9,
    job_id: jobs[0]!.id,
    inserted_at: '2026-03-02T08:30:00.000Z',
  },
  stopped,
  {
    ...stopped,
    id: 'VNKw0sX3bTe6mQk8Pz',
    purpose: 'PASSWORD_RESET',
    partner_id: null,
    reason: 'PROVIDER_REFUSED',
    attempts: 4,
    state: 'SENDING',
    inserted_at: '2026-03-02T08:00:00.000Z',
  },
  {
    ...stopped,
    id: 'VNIaz7Gd4Kc9nW6vRp',
    channel: 'WEBHOOK',
    purpose: 'offer.accepted',
    reason: '503',
    attempts: 31,
    job_id: jobs[1]!.id,
    inserted_at: '2026-03-01T12:00:00.000Z',
  },
];

const retry = '/api/system/failed-jobs/{jobId}/retry';
const undelivered = '/api/system/undelivered';
const server = (status: SystemStatus, failed: FailedJob[], ...first: Handler[]) => ({
  msw: {
    handlers: [
      ...first,
      mock.get('/api/system', () => status),
      mock.get(undelivered, () => ({ messages: failed.length > 0 ? messages : [] })),
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

const newest = 'Newest that were not delivered';
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
    await waitFor(() => expect(canvas.getByText(/^Nothing is being tried again/)).toBeVisible());
  },
};
export const Loading: Story = {
  parameters: server(
    healthy,
    [],
    mock.get('/api/system', () => never()),
    mock.get('/api/system/failed-jobs', () => never()),
    mock.get(undelivered, () => never()),
  ),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('status', { name: 'Loading the system' })).toBeVisible(),
    );
    await expect(canvas.getByRole('status', { name: 'Loading failed jobs' })).toBeVisible();
    await expect(
      canvas.getByRole('status', { name: 'Loading what was not delivered' }),
    ).toBeVisible();
  },
};
export const Failed: Story = {
  parameters: server(
    healthy,
    [],
    mock.get('/api/system', () => broken()),
    mock.get('/api/system/failed-jobs', () => broken()),
    mock.get(undelivered, () => broken()),
  ),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByText('The state of the system could not be loaded')).toBeVisible(),
    );
    await waitFor(() =>
      expect(canvas.getByText('The failed jobs could not be loaded')).toBeVisible(),
    );
    await waitFor(() =>
      expect(canvas.getByText('What was not delivered could not be loaded')).toBeVisible(),
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
/** The reason is below, as wide as the table. */
export const ReasonsOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const table = within(
      await canvas.findByRole('table', { name: 'Not delivered in the last 7 days' }),
    );
    const box = (name: string | RegExp): DOMRect =>
      table.getByRole('cell', { name }).getBoundingClientRect();
    await waitFor(() => {
      const [count, reason] = [box('312'), box(/^The provider could not be reached/)];
      void expect(reason.top).toBeGreaterThanOrEqual(count.bottom - 1);
      void expect(reason.left).toBeLessThan(count.left);
      void expect(reason.right).toBeGreaterThan(count.right);
    });
  },
};
export const Undelivered: Story = {
  globals: wide,
  play: async ({ canvas }) => {
    const list = within(await canvas.findByRole('list', { name: newest }));
    const [waiting, failed, mailbox, sending, webhook] = list.getAllByRole('listitem');
    await expect(waiting).toHaveTextContent(/^SMS of .+The provider could not be reached\./);
    await expect(waiting).toHaveTextContent(
      /3 attempts · next attempt .+FOLLOW_UP · VNKx1bTe6mQk8Pz1sX/,
    );
    await expect(failed).toHaveTextContent(/ECONNREFUSED.*9 attempts · not tried again by itself/);
    await expect(mailbox).toHaveTextContent(
      /doesn’t exist.*1 attempt · not tried.*VMzA02nB8xC4dE6fGh/,
    );
    await expect(within(mailbox!).queryByRole('button')).toBeNull();
    await expect(sending).toHaveTextContent(
      /4 attempts · being tried now.*PASSWORD_RESET.*account/,
    );
    await expect(webhook).toHaveTextContent(/^Webhook of .+status 503.*offer\.accepted/);
  },
};
export const RetriesUndelivered: Story = {
  play: async ({ canvas, userEvent }) => {
    const list = within(await canvas.findByRole('list', { name: newest }));
    await userEvent.click(list.getByRole('button', { name: /^Retry Webhook of/ }));
    // the same job, in the list of those that failed
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: /^Retry Webhooks, failed/ })).toBeNull(),
    );
    await expect(list.getByRole('button', { name: /^Retry Email of/ })).toBeVisible();
  },
};
export const RetryingUndeliveredFailed: Story = {
  parameters: server(
    troubled,
    jobs,
    mock.post(retry, () => broken()),
  ),
  play: async ({ canvas, userEvent }) => {
    const card = within(await canvas.findByRole('region', { name: newest }));
    await userEvent.click(await card.findByRole('button', { name: /^Retry Webhook of/ }));
    await waitFor(() => expect(card.getByRole('alert')).toHaveTextContent(/could not be started/));
    await expect(card.getByRole('button', { name: /^Retry Webhook of/ })).toBeVisible();
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
