import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { lazyPart } from '../app/lazyPart.tsx';
import { problem } from '../test/mockServer.ts';
import { captureStory, storyServer } from '../test/story.tsx';
import { Broken } from './Broken.tsx';

/** A part whose file fails to load the first time. */
function MissingPart() {
  const [Part] = useState(() => {
    let tries = 0;
    return lazyPart(async () => {
      if (tries++ === 0) throw new TypeError('no network');
      return { default: () => <p>Here it is</p> };
    });
  });
  return (
    <div className="capture">
      <Part />
    </div>
  );
}

const meta = { title: 'Screens/Capture/Nothing to fill in' } satisfies Meta;
export default meta;
type Story = StoryObj;

export const WrongLink: Story = {
  ...captureStory({ sessionKey: 'another' }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'This link is no longer valid' }),
    ).toBeInTheDocument();
  },
};

const agent_info = { public_name: 'Kadri Mägi', email: 'kadri@northgate.test' };

export const RevokedLink: Story = {
  ...captureStory({
    capture: { agent_info },
    given: async (model) => {
      storyServer().fault = () => problem(404, 'NOT_FOUND');
      await model.refresh();
    },
  }),
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Contact Kadri Mägi' })).toHaveAttribute(
        'href',
        'mailto:kadri@northgate.test',
      ),
    );
  },
};

export const Closed: Story = captureStory({ capture: { status: 'ARCHIVED', agent_info } });

export const Expired: Story = {
  ...captureStory({ capture: { agent_info, expired: { asked_at: null } } }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'This link has expired' }),
    ).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Contact Kadri Mägi' })).toHaveAttribute(
      'href',
      'mailto:kadri@northgate.test',
    );
  },
};

export const AsksForANewLink: Story = {
  ...captureStory({ capture: { agent_info, expired: { asked_at: null } } }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Request a new link' }));
    await waitFor(() => expect(canvas.getByText(/told .* that you need a new link/)).toBeVisible());
    await expect(canvas.queryByRole('button', { name: 'Request a new link' })).toBeNull();
  },
};

export const NewLinkCannotBeAskedFor: Story = {
  ...captureStory({
    capture: { agent_info, expired: { asked_at: null } },
    fault: (method) => (method === 'POST' ? problem(429, 'RATE_LIMITED') : undefined),
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Request a new link' }));
    await waitFor(() => expect(canvas.getByText(/Try again in a few minutes/)).toBeVisible());
  },
};

export const AlreadySent: Story = {
  ...captureStory({ capture: { status: 'COMPLETED', agent_info } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Already sent' })).toBeInTheDocument();
  },
};

export const FirstVisitOffline: Story = {
  ...captureStory({ fault: () => 'unreachable' }),
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole('button', { name: 'Try now' });
    storyServer().fault = () => undefined;
    await userEvent.click(retry);
    await expect(await canvas.findByRole('button', { name: 'Start' })).toBeInTheDocument();
    storyServer().fault = () => 'unreachable';
  },
};

export const PartOfThePageMissing: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => <MissingPart />,
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole('button', { name: 'Try now' });
    await userEvent.click(retry);
    await waitFor(() => expect(canvas.getByText('Here it is')).toBeVisible());
  },
};

export const PageBroken: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <div className="capture">
      <Broken onReload={() => undefined} />
    </div>
  ),
};

export const Loading: Story = captureStory({ fault: () => 'silence' });
