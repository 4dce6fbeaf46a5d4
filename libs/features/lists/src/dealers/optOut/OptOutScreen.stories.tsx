import { makeDealerOptOut, seeded } from '@forecourt/contract/fixtures';
import { broken, mock, never, problem } from '@forecourt/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { OptOutStory } from '../test/OptOutStory.tsx';

const meta: Meta<typeof OptOutStory> = {
  title: 'Screens/Trade/Dealers/Opt out',
  component: OptOutStory,
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof OptOutStory>;
type Handler = ReturnType<typeof mock.get>;

const path = '/api/public/dealer_opt_outs/{optOutKey}';
const optOut = makeDealerOptOut(seeded('opt out'), { dealer_name: 'Cedar Autos' });
const out = { ...optOut, opted_out_at: '2026-03-02T10:00:00.000Z' };
const logo = {
  url: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="160" height="40"><path d="M4 34 20 6l16 28zm44-22h96v16H48z" fill="#2563eb"/></svg>')}`,
  width: 160,
};
const withLogo = { ...optOut, partner: { ...optOut.partner, logo } };
const served = (...first: Handler[]) => ({
  msw: {
    handlers: [
      ...first,
      mock.get(path, () => ({ opt_out: optOut })),
      mock.post(path, () => ({ opt_out: out })),
      mock.delete(path, () => ({ opt_out: optOut })),
    ],
  },
});
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

export const Loading: Story = { parameters: served(mock.get(path, () => never())) };
export const Asked: Story = {
  parameters: served(),
  play: async () => {
    await screen.findByRole('heading', { name: 'Stop emails from Northgate Motors?' });
    await screen.findByText(/^Northgate Motors invites Cedar Autos/);
    await waitFor(() => expect(document.title).toBe('Stop emails'));
  },
};
export const AskedOnPhone: Story = { ...Asked, globals: { viewport: { value: 'phone' } } };
/** A partner with a logo shows it in place of its name. */
export const WithLogo: Story = {
  parameters: served(mock.get(path, () => ({ opt_out: withLogo }))),
  play: async () => void (await screen.findByRole('img', { name: 'Northgate Motors' })),
};
export const Stopped: Story = {
  parameters: served(),
  play: async () => {
    await press('Stop these emails');
    await screen.findByRole('heading', { name: 'Cedar Autos gets no more emails' });
    await press('Undo');
    await screen.findByRole('button', { name: 'Stop these emails' });
  },
};
export const Invalid: Story = {
  parameters: served(mock.get(path, () => problem('NOT_FOUND', 404))),
  play: async () => void (await screen.findByText('This link does not work')),
};
export const Failed: Story = {
  parameters: served(mock.get(path, () => problem('INTERNAL_ERROR', 500))),
};
export const NotStopped: Story = {
  parameters: served(mock.post(path, () => broken())),
  play: async () => {
    await press('Stop these emails');
    await screen.findByText('That did not work. Try again.');
    await screen.findByRole('button', { name: 'Stop these emails' });
  },
};
