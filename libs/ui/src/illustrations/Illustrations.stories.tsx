import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../layout/layout.ts';
import * as art from './index.ts';

const meta = {
  title: 'Components/Data/Illustrations',
  component: art.WelcomeArt,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof art.WelcomeArt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Welcome: Story = { args: { title: 'A car on the forecourt' } };
export const EmptyList: Story = { render: () => <art.EmptyListArt /> };
export const Sent: Story = { render: () => <art.SentArt /> };
export const Waiting: Story = { render: () => <art.WaitingArt /> };
export const Accepted: Story = { render: () => <art.AcceptedArt /> };
export const Rejected: Story = { render: () => <art.RejectedArt /> };
export const AuctionWon: Story = { render: () => <art.AuctionWonArt /> };
export const AuctionLost: Story = { render: () => <art.AuctionLostArt /> };
export const Offline: Story = { render: () => <art.OfflineArt /> };
export const ErrorState: Story = { render: () => <art.ErrorArt /> };
export const Forecourt: Story = {
  render: () => (
    <div style={{ height: 400 }}>
      <art.ForecourtArt />
    </div>
  ),
};
export const NotFound: Story = { render: () => <art.NotFoundArt /> };

export const All: Story = {
  // As wide as a page of docs has room for.
  decorators: [(Story) => <div style={{ width: 'min(760px, 100vw - 96px)' }}>{Story()}</div>],
  render: () => (
    <Grid gridTemplateColumns="repeat(auto-fill, minmax(160px, 1fr))">
      {Object.entries(art).map(([name, Art]) => (
        <Art key={name} />
      ))}
    </Grid>
  ),
};
