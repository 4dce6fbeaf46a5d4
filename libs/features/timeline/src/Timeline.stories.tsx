import { requestEventTypes, type RequestEvent } from '@forecourt/contract';
import { makeRequestEvent, seeded } from '@forecourt/contract/fixtures';
import { broken, mock, never, problem } from '@forecourt/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { TimelineStory } from './test/TimelineStory.tsx';
import type { TimelineStore } from './TimelineStore.ts';

const meta: Meta<typeof TimelineStory> = {
  title: 'Screens/Every flow/Timeline',
  component: TimelineStory,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof TimelineStory>;

const path = '/api/requests/{id}/events';
const start = Date.parse('2026-03-05T09:12:00Z');
const event = (
  index: number,
  type: RequestEvent['type'],
  kind: RequestEvent['actor']['kind'] = 'CUSTOMER',
  section: string | null = null,
): RequestEvent =>
  makeRequestEvent(seeded(`event ${index}`), {
    type,
    section,
    actor: { kind, name: kind === 'STAFF' ? 'Nora Gates' : null },
    inserted_at: new Date(start + index * 2_700_000).toISOString(),
  });

const events = [
  event(0, 'CREATED', 'STAFF'),
  event(1, 'SENT', 'SYSTEM'),
  event(2, 'OPENED'),
  event(3, 'FOLLOW_UP_SENT', 'STAFF'),
  event(4, 'STARTED'),
  event(5, 'SECTION_REACHED', 'CUSTOMER', 'licence_plate'),
  event(6, 'SECTION_REACHED', 'CUSTOMER', 'exterior_images'),
  event(7, 'SECTION_REACHED', 'CUSTOMER', 'mileage'),
];
const server = (...answer: Parameters<typeof mock.get<typeof path>>[1][]) => ({
  msw: { handlers: answer.map((resolver) => mock.get(path, resolver)) },
});

export const Loading: Story = { parameters: server(() => never()) };
export const Loaded: Story = {
  args: { name: 'Mari Tamm' },
  parameters: server(() => ({ events })),
  play: async () => {
    await screen.findByText('Reached Mileage');
    await screen.findByText('2 sections done');
    await expect(screen.queryByText('Reached License plate')).toBeNull();
  },
};
export const BesideReport: Story = { ...Loaded, args: { beside: true } };
export const OnPhone: Story = { ...Loaded, globals: { viewport: { value: 'phone' } } };
export const AskedOnWebsite: Story = {
  parameters: server(() => ({
    events: [{ ...event(0, 'CREATED'), detail: 'WEBSITE' }, event(1, 'SENT', 'SYSTEM')],
  })),
  play: async () => {
    await screen.findByText('Requested on your website');
  },
};
export const NotDelivered: Story = {
  parameters: server(() => ({
    events: [
      event(0, 'CREATED', 'STAFF'),
      { ...event(1, 'DELIVERY_FAILED', 'SYSTEM'), detail: 'MAILBOX_UNKNOWN' },
    ],
  })),
  play: async () => {
    await screen.findByText('Not delivered');
    await screen.findByText('This email address doesn’t exist.');
  },
};
export const Corrected: Story = {
  parameters: server(() => ({
    events: [
      event(0, 'CREATED', 'STAFF'),
      {
        ...event(1, 'DETAILS_CORRECTED', 'STAFF'),
        change: { field: 'phone', before: '+13055550169', after: '+13055550168' },
      },
      {
        ...event(2, 'DETAILS_CORRECTED', 'STAFF'),
        change: { field: 'mileage', before: '84000 mi', after: '48000 mi' },
      },
      {
        ...event(3, 'DETAILS_CORRECTED'),
        change: { field: 'plate', before: null, after: 'ABC 123' },
      },
      {
        ...event(4, 'DETAILS_CORRECTED', 'STAFF'),
        change: { field: 'claim_number', before: 'CL-004212', after: 'CL-004211' },
      },
      {
        ...event(5, 'DETAILS_CORRECTED', 'STAFF'),
        change: { field: 'date_of_loss', before: null, after: '2026-02-27' },
      },
    ],
  })),
  play: async () => {
    await screen.findByText('Mileage corrected');
    await screen.findByText('84,000 mi → 48,000 mi');
    await screen.findByText('+1 305 555 0169 → +1 305 555 0168');
    await screen.findByText('License plate changed');
    await screen.findByText('(blank) → ABC 123');
    await screen.findByText('Claim number corrected');
    await screen.findByText('CL-004212 → CL-004211');
    await screen.findByText('Date of loss corrected');
    await screen.findByText('(blank) → 27.02.2026');
  },
};
const abouts: NonNullable<RequestEvent['about']>[] = [
  'FOLLOW_UP',
  'ADDITION',
  'CONCLUSION',
  'OFFER',
  'DEAL',
  'CHAT',
];
export const EveryMessage: Story = {
  parameters: server(() => ({
    events: abouts.flatMap((about, index) => [
      { ...event(3 * index, 'DELIVERY_FAILED', 'SYSTEM'), about, detail: 'QUOTA_EXCEEDED' },
      { ...event(3 * index + 1, 'SENT', 'SYSTEM'), about },
      { ...event(3 * index + 2, 'DELIVERED', 'SYSTEM'), about },
    ]),
  })),
  play: async () => {
    await screen.findByText('Offer not delivered to the owner');
    await screen.findByText('Offer sent to the owner');
    await screen.findByText('Offer delivered to the owner');
    await screen.findByText('Conclusion not delivered to the customer');
    await screen.findByText('Conclusion delivered to the customer');
    await expect(screen.getAllByText('The message limit was reached.')).toHaveLength(6);
  },
};
/** A request that went by WhatsApp and was read there; a reminder with words of staff went by SMS. */
export const ReadOnWhatsapp: Story = {
  parameters: server(() => ({
    events: [
      event(0, 'CREATED', 'STAFF'),
      { ...event(1, 'SENT', 'SYSTEM'), about: 'REQUEST', detail: 'WHATSAPP' },
      { ...event(2, 'DELIVERED', 'SYSTEM'), about: 'REQUEST', detail: 'WHATSAPP' },
      { ...event(3, 'READ', 'SYSTEM'), about: 'REQUEST', detail: 'WHATSAPP' },
      event(4, 'FOLLOW_UP_SENT', 'STAFF'),
      { ...event(5, 'SENT', 'SYSTEM'), about: 'FOLLOW_UP', detail: 'SMS' },
      { ...event(6, 'DELIVERY_FAILED', 'SYSTEM'), about: 'FOLLOW_UP', detail: 'TEMPLATE_REFUSED' },
    ],
  })),
  play: async () => {
    await screen.findByText('Read on WhatsApp');
    await expect(screen.getAllByText('By WhatsApp')).toHaveLength(2);
    await expect(screen.getAllByText('By SMS')).toHaveLength(1);
    await screen.findByText('WhatsApp rejected the template.');
  },
};
export const ReadOnWhatsappOnPhone: Story = {
  ...ReadOnWhatsapp,
  globals: { viewport: { value: 'phone' } },
};
export const DealersLinkCopied: Story = {
  parameters: server(() => ({
    events: [{ ...event(1, 'DEALER_LINK_COPIED', 'STAFF'), detail: 'Pine Street Cars' }],
  })),
  play: async () => {
    await screen.findByText('Copied the link of Pine Street Cars to the auction');
  },
};
export const InvitationOpened: Story = {
  parameters: server(() => ({
    events: [{ ...event(1, 'INVITATION_OPENED', 'DEALER'), detail: 'Pine Street Cars' }],
  })),
  play: async () => {
    await screen.findByText('Pine Street Cars opened the invitation');
  },
};
export const Empty: Story = { parameters: server(() => ({ events: [] })) };

let failing = true;
export const Failed: Story = {
  parameters: server(() => (failing ? problem('INTERNAL_ERROR', 500) : { events })),
  beforeEach: () => {
    failing = true;
  },
  play: async () => {
    const retry = await screen.findByRole('button', { name: 'Retry' });
    failing = false;
    await userEvent.click(retry);
    await screen.findByText('Opened');
  },
};

let asked = 0;
let live: TimelineStore | undefined;
export const Stale: Story = {
  args: { onStore: (store) => (live = store) },
  parameters: server(() => {
    asked += 1;
    return asked > 1 ? broken() : { events };
  }),
  beforeEach: () => {
    asked = 0;
  },
  play: async () => {
    await screen.findByText('Reached Mileage');
    live?.changed('request');
    await screen.findByText(/^Could not update/);
    await expect(screen.getByText('Reached Mileage')).toBeInTheDocument();
  },
};

export const EveryEvent: Story = {
  parameters: server(() => ({
    events: requestEventTypes.map((type, index) => event(index, type, 'STAFF', 'vin')),
  })),
};
