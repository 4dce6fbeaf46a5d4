import { requestStatuses } from '@forecourt/contract';
import { makeRequest, seeded } from '@forecourt/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { RequestRow, RequestRowHead, RequestRowSkeleton } from './RequestRow.tsx';

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

type Story = StoryObj<typeof RequestRow>;

export const Completed: Story = {};
export const NoName: Story = {
  args: { request: makeRequest(seeded('lead'), { status: 'LEAD', self_service: true }) },
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
      <RequestRowHead columns={args.columns} />
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
      <RequestRowHead columns={columns} />
      <RequestRowSkeleton columns={columns} />
      <RequestRowSkeleton columns={columns} />
    </>
  ),
};
