import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { EmptyListArt, ErrorArt, NotFoundArt, OfflineArt } from '../illustrations/index.ts';
import { EmptyState, EndMessage, ErrorState, FailedPart } from './States.tsx';

const retry = fn();

const meta = {
  title: 'Components/Feedback/Empty, end, error',
  component: EmptyState,
  args: { title: 'No requests sent' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: {
    children: 'Send a customer a request and their car will appear here.',
    art: <EmptyListArt />,
    actions: <Button variant="solid">New request</Button>,
  },
};
export const EmptyWithoutArt: Story = {};
/** Replaces a whole page: the title is its heading. */
export const WholePage: Story = {
  args: { page: true, title: 'Page not found', art: <NotFoundArt /> },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1, name: /not found/ });
  },
};
export const End: Story = { render: () => <EndMessage>All requests loaded</EndMessage> };
export const EndByDefault: Story = { render: () => <EndMessage /> };
export const Failed: Story = {
  render: () => (
    <ErrorState art={<ErrorArt />} onRetry={retry}>
      The list could not be loaded.
    </ErrorState>
  ),
  play: async ({ canvasElement }) => {
    retry.mockClear();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};
export const FailedInline: Story = { render: () => <ErrorState inline onRetry={retry} /> };
export const PartNotLoaded: Story = { render: () => <FailedPart onRetry={retry} /> };
export const Offline: Story = {
  render: () => <ErrorState title="You are offline" art={<OfflineArt />} onRetry={retry} />,
};
