import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mailboxes } from '../testing/Mailboxes.tsx';
import { readMailboxes } from '../testing/readMailboxes.tsx';

const meta = {
  title: 'Emails/To dealers',
  component: Mailboxes,
  args: { purpose: 'AUCTION_INVITATION' },
  play: readMailboxes,
} satisfies Meta<typeof Mailboxes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Invitation: Story = {};
export const InvitationInGerman: Story = { args: { typed: { locale: 'de' } } };
export const BetterBid: Story = { args: { purpose: 'AUCTION_OUTBID' } };
export const LastHour: Story = { args: { purpose: 'AUCTION_ENDING' } };
export const Won: Story = { args: { purpose: 'AUCTION_WON' } };
export const Lost: Story = { args: { purpose: 'AUCTION_LOST' } };
export const Accepted: Story = { args: { purpose: 'OFFER_ACCEPTED' } };
export const SecondChance: Story = { args: { purpose: 'SECOND_CHANCE' } };
export const OwnPage: Story = { args: { purpose: 'DEALER_LINK' } };
