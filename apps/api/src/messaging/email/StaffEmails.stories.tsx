import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mailboxes } from '../testing/Mailboxes.tsx';
import { readMailboxes } from '../testing/readMailboxes.tsx';

const meta = {
  title: 'Emails/To staff',
  component: Mailboxes,
  args: { purpose: 'INVITATION' },
  play: readMailboxes,
} satisfies Meta<typeof Mailboxes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Invitation: Story = {};
export const VerifyAddress: Story = { args: { purpose: 'EMAIL_VERIFICATION' } };
export const ResetPassword: Story = { args: { purpose: 'PASSWORD_RESET' } };
export const PasswordChanged: Story = { args: { purpose: 'PASSWORD_CHANGED' } };
export const SecondFactor: Story = { args: { purpose: 'ACCOUNT_NOTICE' } };
export const Digest: Story = { args: { purpose: 'DIGEST' } };
export const DigestInGerman: Story = { args: { purpose: 'DIGEST', typed: { locale: 'de' } } };
export const WeeklyFigures: Story = { args: { purpose: 'INSIGHTS' } };
export const WeeklyFiguresInGerman: Story = {
  args: { purpose: 'INSIGHTS', typed: { locale: 'de' } },
};
export const ScheduledPublished: Story = { args: { purpose: 'SETTINGS_PUBLISHED' } };
export const ScheduledRefused: Story = { args: { purpose: 'SETTINGS_REFUSED' } };
export const ScheduledRefusedInGerman: Story = {
  args: { purpose: 'SETTINGS_REFUSED', typed: { locale: 'de' } },
};
export const OfferAccepted: Story = { args: { purpose: 'STAFF_OFFER_ACCEPTED' } };
