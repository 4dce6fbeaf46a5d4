import type { RequestBatch, RequestBatchRow } from '@forecourt/contract';
import { defaultFlow } from '@forecourt/contract';
import { makeRequestBatch, makeRequestBatchRow, seeded } from '@forecourt/contract/fixtures';
import { broken, mock, never, problem } from '@forecourt/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { SendManyStory } from './test/index.ts';

const meta: Meta<typeof SendManyStory> = {
  title: 'Screens/Request panel/Send to many',
  component: SendManyStory,
  parameters: { layout: 'fullscreen' },
  args: { flow: defaultFlow },
};
export default meta;

type Story = StoryObj<typeof SendManyStory>;
type Handler = ReturnType<typeof mock.get>;

const path = '/api/request_batches';
const random = seeded('many');
const text = [
  'Customer;Mobile;E-mail;Plate',
  'Emma Evans;5123 4567;emma@mail.test;482 NGT',
  'Frank Field;5551 2345;;',
  'Grace Gill;;grace@mail;',
  'Harry Hale;5123 4567;;',
  ';5698 7654;;',
  'Ivy Ives;;ivy@mail.test;',
].join('\n');

/** And an hour: the table’s time may be a moment before. */
const threeDaysAgo = new Date(Date.now() - 73 * 3_600_000).toISOString();
const quota = (left: number) => ({ limit: 50, left, resets_at: null });
const checkOf = (left = 50) => ({
  found: [
    {
      to: '+37255512345',
      request: {
        id: random.id(),
        name: 'Frank Field',
        inserted_at: threeDaysAgo,
      },
    },
  ],
  quotas: { SMS: quota(left), EMAIL: quota(left) },
});
const checks = mock.post('/api/request_batches/check', () => checkOf());
const none = mock.get(path, () => ({ batches: [] }));
const served = (...handlers: Handler[]) => ({ msw: { handlers: [...handlers, checks, none] } });

const running = makeRequestBatch(random);
const rowOf = (line: number, more: Partial<RequestBatchRow> = {}) =>
  makeRequestBatchRow(random, { line, ...more });
const unsent = { request_id: null, delivery: null } as const;
const results = [
  rowOf(7, { ...unsent, state: 'FAILED', reason: 'INVALID_FORMAT', field: 'phone', phone: '512' }),
  rowOf(9, { ...unsent, state: 'FAILED', reason: 'QUOTA_EXCEEDED' }),
  rowOf(5, { delivery: 'FAILED' }),
  rowOf(3, { ...unsent, state: 'SKIPPED', reason: 'OPEN_REQUEST' }),
  rowOf(8, { ...unsent, state: 'WAITING' }),
  rowOf(2),
  rowOf(4, { name: null, phone: null }),
];
const claimed = [
  rowOf(2, {
    ...unsent,
    state: 'FAILED',
    reason: 'INVALID_FORMAT',
    field: 'identifiers.claim_number',
    identifiers: { claim_number: '4212' },
  }),
  rowOf(3, { identifiers: { claim_number: 'CL-004213' } }),
];
/** A batch that is followed when the dialog opens, because it is being sent. */
const follows = (batch: RequestBatch, rows: readonly RequestBatchRow[] = results) => {
  const first = { ...batch, state: 'RUNNING' as const };
  return [
    mock.get(path, () => ({ batches: [first] })),
    mock.get('/api/request_batches/{id}', () => ({ batch, rows: [...rows] })),
  ];
};
const done = makeRequestBatch(random, {
  state: 'DONE',
  finished_at: running.inserted_at,
  counts: { waiting: 0, sent: 37, failed: 2, undelivered: 1 },
});

const stopped = makeRequestBatch(random, {
  state: 'CANCELLED',
  finished_at: running.inserted_at,
  counts: { waiting: 0, cancelled: 28 },
});
let isStopped = false;

const press = async (name: string): Promise<void> => {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
};
const tick = async (at: number): Promise<void> => {
  await screen.findByText(/can be sent$/);
  const boxes = await screen.findAllByRole('checkbox', { name: 'Send anyway' });
  // the dialog takes presses once it has opened
  await waitFor(() => expect(getComputedStyle(boxes[at]!).pointerEvents).not.toBe('none'));
  await userEvent.click(boxes[at]!);
};
const says = async (words: string | RegExp): Promise<void> => {
  await expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
};

export const Start: Story = {
  parameters: served(),
  play: async () => {
    await screen.findByRole('dialog', { name: 'Send to many' });
    await screen.findByRole('button', { name: 'Download a template' });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Choose file' })).toHaveFocus());
  },
};
export const StartOnPhone: Story = { ...Start, globals: { viewport: { value: 'phone' } } };

export const SentBefore: Story = {
  parameters: served(
    mock.get(path, () => ({ batches: [done, { ...done, id: random.id(), file_name: null }] })),
    mock.get('/api/request_batches/{id}', () => ({ batch: done, rows: results })),
  ),
  play: async () => {
    await says('37 sent, 1 skipped, 2 failed');
    await press('Results of Pasted rows');
    await screen.findByRole('progressbar', { name: '40 of 40' });
  },
};

export const NothingChosen: Story = {
  parameters: served(),
  play: async () => {
    await press('Preview');
    await says('Choose a file or paste rows first, with a row of column names.');
  },
};

export const Workbook: Story = {
  parameters: served(),
  play: async () => {
    const bytes = Uint8Array.from([0x50, 0x4b, 3, 4, 20, 0, 6, 0, 8, 0, 0, 0, 0x21, 0xff]);
    const input = await screen.findByLabelText('Choose file', { selector: 'input' });
    await userEvent.upload(input, new File([bytes], 'customers.csv', { type: 'text/csv' }));
    await says('This is no CSV file. In your spreadsheet, save it as CSV.');
  },
};

export const NotCsv: Story = {
  args: { text: 'Name,Phone\nAnn,"5123\n' },
  parameters: served(),
  play: () => says('The file could not be read at line 2. Save it as CSV again.'),
};

export const Preview: Story = {
  args: { text },
  parameters: served(),
  play: async () => {
    await says('2 of 6 rows can be sent');
    await says('Email is not valid');
    await says('Name is missing');
    await says('The same customer as in row 2');
    await says('Frank Field has an open request from 3 days ago');
    await expect(screen.getByRole('button', { name: 'Send 2 requests' })).toBeEnabled();
  },
};
export const PreviewOnPhone: Story = { ...Preview, globals: { viewport: { value: 'phone' } } };
export const PreviewDark: Story = { ...Preview, globals: { scheme: 'dark' } };
export const PseudoLocale: Story = {
  args: { text },
  parameters: served(),
  globals: { language: 'pseudo' },
};

export const SendAnyway: Story = {
  args: { text },
  parameters: served(),
  play: async () => {
    await tick(0);
    await says('3 of 6 rows can be sent');
  },
};

export const ColumnsMatched: Story = {
  args: { text: 'Who;Where\nAnn Lee;5123 4567' },
  parameters: served(),
  play: async () => {
    await says('No row can be sent yet.');
    await userEvent.selectOptions(await screen.findByLabelText('Who'), 'Name');
    await userEvent.selectOptions(await screen.findByLabelText('Where'), 'Phone');
    await says('1 of 1 row can be sent');
  },
};

/** Of a flow that uses identifiers; a policy number is not among them. */
export const ClaimNumbers: Story = {
  args: {
    flow: 'CLAIM',
    identifiers: {
      claim_number: { use: 'REQUIRED', mask: 'CL-######' },
      policy_number: { use: 'OFF', mask: null },
      date_of_loss: { use: 'OPTIONAL', mask: null },
    },
    text: [
      'Name;Email;Claim no.;Accident date',
      'Emma Evans;emma@mail.test;CL-004211;05.03.2026',
      'Frank Field;frank@mail.test;4212;2026-03-05',
      'Grace Gill;grace@mail.test;;3/5/2026',
      'Harry Hale;harry@mail.test;CL-004213;2999-01-01',
    ].join('\n'),
  },
  parameters: served(),
  play: async () => {
    await says('1 of 4 rows can be sent');
    await says('Claim number must look like CL-123456');
    await says('Claim number is missing');
    await says('Date of loss must look like 2026-03-31');
    await says('Date of loss is not valid');
    await says('CL-004211');
    await expect(screen.getByLabelText('Claim no.')).toHaveDisplayValue('Claim number');
  },
};
export const ClaimNumbersOnPhone: Story = {
  ...ClaimNumbers,
  globals: { viewport: { value: 'phone' } },
};

export const OverTheLimit: Story = {
  args: { text },
  parameters: served(mock.post('/api/request_batches/check', () => checkOf(1))),
  play: async () => {
    await tick(1);
    await says('Over the limit: send it later');
    await says('Your plan has 1 SMS and 1 email left today.');
  },
};

export const Checking: Story = {
  args: { text },
  parameters: served(mock.post('/api/request_batches/check', () => never())),
  play: async () => {
    const send = await screen.findByRole('button', { name: /^Send/ });
    await expect(send).toHaveAttribute('aria-busy', 'true');
  },
};

export const NotChecked: Story = {
  args: { text },
  parameters: served(mock.post('/api/request_batches/check', () => broken())),
  play: async () => {
    await says('No connection. Nothing is lost: try again.');
    await expect(screen.getByRole('button', { name: /^Send/ })).toBeDisabled();
    await screen.findByRole('button', { name: 'Try again' });
  },
};

export const NotSent: Story = {
  args: { text },
  parameters: served(mock.post(path, () => problem('EMAIL_NOT_VERIFIED', 403))),
  play: async () => {
    await press('Send 2 requests');
    await says('Verify your email first with the link we sent you.');
    await expect(screen.getByRole('button', { name: 'Send 2 requests' })).toBeEnabled();
  },
};

export const Sending: Story = {
  args: { text },
  parameters: served(
    mock.post(path, () => ({ batch: running })),
    mock.get('/api/request_batches/{id}', () => ({ batch: running, rows: results })),
  ),
  play: async () => {
    await press('Send 2 requests');
    await screen.findByRole('progressbar', { name: '12 of 40' });
    await says('About 1 minute left. You can close this. Sending continues.');
    await screen.findByRole('button', { name: 'Stop sending' });
  },
};
export const SendingOnPhone: Story = { ...Sending, globals: { viewport: { value: 'phone' } } };

export const WithoutNetwork: Story = {
  parameters: served(
    mock.get(path, () => ({ batches: [running] })),
    mock.get('/api/request_batches/{id}', () => broken()),
  ),
  play: async () => {
    await says('No connection. Sending continues; you’ll see the progress when you’re back.');
    await screen.findByRole('progressbar', { name: '12 of 40' });
  },
};

export const Done: Story = {
  parameters: served(...follows(done)),
  play: async () => {
    await says('37 sent, 1 skipped, 2 failed');
    await says('Phone is not valid');
    await says('Today’s limit was reached. Retry tomorrow.');
    await says('Not delivered');
    await says('Erased');
    await screen.findByRole('button', { name: 'Retry failed' });
  },
};
export const ClaimNumbersDone: Story = {
  args: { flow: 'CLAIM' },
  parameters: served(...follows(done, claimed)),
  play: async () => {
    await says('Claim number is not valid');
    await says('CL-004213');
  },
};
let isRetried = false;
export const Retried: Story = {
  beforeEach: () => void (isRetried = false),
  parameters: served(
    mock.get(path, () => ({ batches: [running] })),
    mock.get('/api/request_batches/{id}', () => ({
      batch: isRetried ? running : done,
      rows: results,
    })),
    mock.post('/api/request_batches/{id}/retry', () => {
      isRetried = true;
      return { batch: running };
    }),
  ),
  play: async () => {
    await press('Retry failed');
    await screen.findByRole('button', { name: 'Stop sending' });
    await expect(screen.queryByRole('button', { name: 'Retry failed' })).toBeNull();
  },
};
export const DoneOnPhone: Story = { ...Done, globals: { viewport: { value: 'phone' } } };
export const DoneDark: Story = { ...Done, globals: { scheme: 'dark' } };

export const Stopped: Story = {
  beforeEach: () => void (isStopped = false),
  parameters: served(
    mock.get(path, () => ({ batches: [running] })),
    mock.get('/api/request_batches/{id}', () => ({
      batch: isStopped ? stopped : running,
      rows: results,
    })),
    mock.post('/api/request_batches/{id}/cancel', () => {
      isStopped = true;
      return { batch: stopped };
    }),
  ),
  play: async () => {
    await press('Stop sending');
    await says('Stopped. What was sent stays sent.');
  },
};
export const Forgotten: Story = {
  parameters: served(
    mock.get(path, () => ({ batches: [running] })),
    mock.get('/api/request_batches/{id}', () => problem('NOT_FOUND', 404)),
  ),
  play: () => says('These results aren’t kept any more. The requests are in the list.'),
};
