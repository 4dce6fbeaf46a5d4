import { requestStatuses } from '@forecourt/contract';
import { makeIdentifiers, makeRequest, seeded } from '@forecourt/contract/fixtures';
import { useSlotRecipe } from '@forecourt/ui/styling';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { RowHead, RowSkeleton } from '../../list/RowHead.tsx';
import { requestTable } from '../columns.ts';
import type { RequestColumn } from '../definition.ts';
import { requestRowRecipe } from './RequestRow.recipe.ts';
import { RequestRow } from './RequestRow.tsx';

const meta: Meta<typeof RequestRow> = {
  title: 'Screens/Every flow/Request list/Row',
  component: RequestRow,
  parameters: { layout: 'fullscreen' },
  args: {
    request: makeRequest(seeded('row'), { status: 'COMPLETED' }),
    href: '#report',
    columns: ['sale'],
    menu: [
      { id: 'resend', label: 'Resend' },
      { id: 'archive', label: 'Archive' },
    ],
  },
  // The list, whose width the rows follow.
  decorators: [
    (Story) => (
      <div style={{ container: 'list / inline-size' }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;

const useColumns = (chosen: readonly RequestColumn[]) => ({
  table: requestTable,
  chosen,
  styles: useSlotRecipe(requestRowRecipe),
});

interface ColumnsProps {
  chosen: readonly RequestColumn[];
}

function Head({ chosen }: ColumnsProps) {
  return <RowHead columns={useColumns(chosen)} />;
}

function Bars({ chosen }: ColumnsProps) {
  return <RowSkeleton columns={useColumns(chosen)} />;
}

type Story = StoryObj<typeof RequestRow>;

export const Completed: Story = {};
const sent = makeRequest(seeded('row'), { status: 'SENT' });
/** Nobody has said which car it is. */
export const WaitingForPhotos: Story = {
  args: { request: { ...sent, report: { ...sent.report, car: null } } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Waiting for photos')).toBeVisible());
  },
};
/** Sent without some of what is required. */
export const SentIncomplete: Story = {
  args: {
    request: {
      ...makeRequest(seeded('row'), { status: 'COMPLETED' }),
      report: { car: null, progress: { done: 3, required: 4 } },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 of 4 required sections')).toBeInTheDocument();
  },
};
/** Sent, and asked to add to: two photos are to come. */
export const AskedForMore: Story = {
  args: {
    request: {
      ...makeRequest(seeded('row'), { status: 'IN_PROGRESS' }),
      addition: { id: 'addition', asked_at: '2026-03-02T09:00:00.000Z', photos: 2, more: false },
      report: { car: null, progress: { done: 0, required: 2 } },
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('2 photos to come')).toBeVisible());
    await expect(canvas.queryByText('0/2')).toBeNull();
  },
};
export const AskedForMoreOnPhone: Story = {
  ...AskedForMore,
  args: { ...AskedForMore.args, cards: true },
  globals: { viewport: { value: 'phone' } },
};
export const NoName: Story = {
  args: { request: makeRequest(seeded('lead'), { status: 'LEAD', self_service: true }) },
};
/** A claims desk knows a request by its number. */
export const WithClaimNumber: Story = {
  args: {
    columns: [],
    request: makeRequest(seeded('claim row'), {
      request_type: 'CLAIM',
      status: 'COMPLETED',
      phone: '+37251234567',
      email: null,
      identifiers: makeIdentifiers({ claim_number: 'CL-004211' }),
    }),
  },
  play: async ({ args: { request }, canvas }) => {
    await waitFor(() => expect(canvas.getByText('CL-004211')).toBeVisible());
    await expect(canvas.getByText('CL-004211').parentElement).toHaveTextContent(
      `${request.report.car?.plate} · CL-004211`,
    );
    await expect(canvas.getByText('+372 5123 4567')).toBeVisible();
  },
};
/** The narrowest table has room for an email, beside the claim number. */
export const WithClaimNumberOnATablet: Story = {
  ...WithClaimNumber,
  args: {
    columns: [],
    request: makeRequest(seeded('claim row'), {
      request_type: 'CLAIM',
      status: 'COMPLETED',
      name: 'Samuel Garcia',
      phone: null,
      email: 'samuel.garcia@mail.test',
      identifiers: makeIdentifiers({ claim_number: 'CL-004984' }),
    }),
  },
  decorators: [
    (Story) => (
      <div style={{ container: 'list / inline-size', width: 700 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('samuel.garcia@mail.test')).toBeVisible());
    for (const text of ['samuel.garcia@mail.test', 'CL-004984']) {
      const line = canvas.getByText(text).closest<HTMLElement>('span[class*=ids], span[dir]')!;
      await expect(line.scrollWidth).toBeLessThanOrEqual(line.clientWidth);
    }
  },
};
export const WithClaimNumberWaiting: Story = {
  args: {
    columns: [],
    request: makeRequest(seeded('claim row'), {
      request_type: 'CLAIM',
      status: 'SENT',
      identifiers: makeIdentifiers({ claim_number: 'CL-004211' }),
      report: { ...sent.report, car: null },
    }),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('CL-004211')).toBeVisible());
    await expect(canvas.getByText('Waiting for photos')).toBeVisible();
  },
};
export const WithClaimNumberOnPhone: Story = {
  ...WithClaimNumber,
  args: { ...WithClaimNumber.args, cards: true },
  globals: { viewport: { value: 'phone' } },
};
export const CarOnly: Story = { args: { columns: [] } };
export const NothingToDo: Story = { args: { menu: [] } };
export const OnPhone: Story = { args: { cards: true }, globals: { viewport: { value: 'phone' } } };

export const NotDelivered: Story = {
  args: {
    request: makeRequest(seeded('failed'), {
      status: 'NEW',
      delivery: {
        state: 'FAILED',
        channel: 'SMS',
        reason: 'NUMBER_REJECTED',
        at: '2026-03-02T09:00:00.000Z',
      },
    }),
  },
};
export const NotDeliveredOnPhone: Story = {
  ...NotDelivered,
  args: { ...NotDelivered.args, cards: true },
  globals: { viewport: { value: 'phone' } },
};

export const EveryStatus: Story = {
  render: (args) => (
    <>
      <Head chosen={args.columns} />
      {requestStatuses.map((status) => (
        <RequestRow key={status} {...args} request={makeRequest(seeded(status), { status })} />
      ))}
    </>
  ),
};
export const EveryStatusOnPhone: Story = {
  ...EveryStatus,
  args: { cards: true },
  globals: { viewport: { value: 'phone' } },
};
export const Loading: Story = {
  render: ({ columns }) => (
    <>
      <Head chosen={columns} />
      <Bars chosen={columns} />
      <Bars chosen={columns} />
    </>
  ),
};
