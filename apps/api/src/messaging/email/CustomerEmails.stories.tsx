import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mailboxes } from '../testing/Mailboxes.tsx';
import { readMailboxes } from '../testing/readMailboxes.tsx';

const meta = {
  title: 'Emails/To customers',
  component: Mailboxes,
  args: { purpose: 'REQUEST' },
  play: readMailboxes,
} satisfies Meta<typeof Mailboxes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Request: Story = {};
export const RequestInGerman: Story = { args: { typed: { locale: 'de' } } };
export const Resent: Story = { args: { purpose: 'RESEND' } };
export const FollowUp: Story = { args: { purpose: 'FOLLOW_UP' } };
export const MorePhotos: Story = { args: { purpose: 'ADDITION' } };
export const Conclusion: Story = { args: { purpose: 'CONCLUSION' } };
export const UnreadMessage: Story = { args: { purpose: 'MESSAGE' } };
export const Offer: Story = { args: { purpose: 'OFFER' } };
export const OfferInGerman: Story = { args: { purpose: 'OFFER', typed: { locale: 'de' } } };
export const OfferInSpanish: Story = { args: { purpose: 'OFFER', typed: { locale: 'es' } } };
export const OfferInEstonian: Story = { args: { purpose: 'OFFER', typed: { locale: 'et' } } };
export const OfferReminder: Story = { args: { purpose: 'OFFER_REMINDER' } };
export const Receipt: Story = { args: { purpose: 'OWNER_RECEIPT' } };
export const Handover: Story = { args: { purpose: 'OWNER_DAY' } };
