import { callsOf, createHttpClient, fetchTransport } from '@forecourt/api-client';
import { createMemoryStorage } from '@forecourt/platform';
import { broken, mock, never, problem } from '@forecourt/testing';
import { Box } from '@forecourt/ui/layout';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { NewThread } from './NewThread.tsx';
import { ConversationLink, NewThreadLink } from './NewThreadLink.tsx';
import { NewThreadSection } from './NewThreadSection.tsx';
import { type Closed, NewThreadStore } from './NewThreadStore.ts';

const path = '/api/public/threads/{requestId}/{sessionKey}';

interface SectionProps {
  partner?: string;
  closed?: Closed;
  /** Of the conversation that the visitor began earlier. */
  url?: string;
}

/** The real form with the real store and client, below a link to it. */
function Section({ partner = 'Northgate Motors', closed, url }: SectionProps) {
  const [store] = useState(() => {
    const http = createHttpClient({
      transport: fetchTransport,
      apiUrl: '',
      chatUrl: '',
      token: () => null,
      retry: { attempts: 1 },
    });
    const storage = createMemoryStorage();
    if (url) storage.set('forecourt_newThread:car', JSON.stringify({ url }));
    return new NewThreadStore({
      api: callsOf(http, NewThreadStore.endpoints),
      requestId: 'car',
      sessionKey: 'key',
      storage,
      closed,
    });
  });
  return (
    <Box as="main" style={{ maxWidth: 720, padding: 16, display: 'grid', gap: 16 }}>
      <h1 hidden>A car</h1>
      <div style={{ display: 'flex', gap: 8 }}>
        <NewThreadLink />
        <ConversationLink href="#messages" />
      </div>
      <NewThreadSection closed={closed}>
        <NewThread store={store} partner={partner} />
      </NewThreadSection>
    </Box>
  );
}

const meta: Meta<typeof Section> = {
  title: 'Screens/Every flow/Messages/NewThread',
  component: Section,
  parameters: {
    layout: 'fullscreen',
    msw: { handlers: [mock.post(path, () => ({ url: '#conversation' }))] },
  },
};
export default meta;

type Story = StoryObj<typeof Section>;

const answers = (resolver: Parameters<typeof mock.post<typeof path>>[1]) => ({
  parameters: { msw: { handlers: [mock.post(path, resolver)] } },
});
const fill = async (contact = 'bea@buyer.test'): Promise<void> => {
  await userEvent.type(await screen.findByRole('textbox', { name: /^Your name/ }), 'Bea Buyer');
  await userEvent.type(screen.getByRole('textbox', { name: /^Email/ }), contact);
  await userEvent.type(screen.getByRole('textbox', { name: /^Your message/ }), 'Still for sale?');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
};
const keepsTheWords = (said: RegExp) => async () => {
  await fill();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(said));
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: /^Your message/ })).toHaveValue('Still for sale?'),
  );
};

export const Empty: Story = {};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const PseudoLocale: Story = { globals: { language: 'pseudo' } };
export const RightToLeft: Story = { globals: { language: 'rtl' } };
export const InHarbourColors: Story = { globals: { partner: 'harbour' } };
export const LongName: Story = {
  args: { partner: 'Konstantinopoulou & Featherstonehaugh Automobile Trading of Hohenlohe' },
};

export const FollowingTheLink: Story = {
  play: async ({ canvas, canvasElement }) => {
    // The address of a story stays.
    canvasElement.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(await canvas.findByRole('link', { name: 'Ask about this car' }));
    const name = screen.getByRole('textbox', { name: /^Your name/ });
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).not.toHaveAttribute('aria-invalid', 'true');
  },
};
export const Sent: Story = {
  play: async () => {
    await fill();
    const open = await screen.findByRole('link', { name: 'Open the conversation' });
    await waitFor(() => expect(open).toHaveAttribute('href', '#conversation'));
    const heading = screen.getByRole('heading', { level: 2 });
    await waitFor(() => expect(heading).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Write another message' }));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /^Your name/ })).toHaveValue('Bea Buyer'),
    );
  },
};
export const Sending: Story = {
  ...answers(() => never()),
  play: async () => {
    await fill();
    const button = screen.getByRole('button', { name: 'Send' });
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  },
};
export const Missing: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
    for (const said of ['Enter your name', 'Enter a message']) {
      await waitFor(() => expect(screen.getByText(said)).toBeVisible());
    }
  },
};
export const NoWayToAnswer: Story = {
  play: async () => {
    await fill('call me');
    await waitFor(() => expect(screen.getByText(/^Not a valid email/)).toBeVisible());
  },
};
export const NotSent: Story = { ...answers(() => broken()), play: keepsTheWords(/not sent/) };
export const TooMany: Story = {
  ...answers(() => problem('RATE_LIMITED', 429)),
  play: keepsTheWords(/Too many/),
};
export const SoldMeanwhile: Story = {
  ...answers(() => problem('CAR_SOLD', 409)),
  play: async () => {
    await fill();
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'This car is sold' })).toHaveFocus(),
    );
    await expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
  },
};
export const Sold: Story = {
  args: { closed: 'sold' },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/has stopped taking questions/)).toBeVisible());
    await expect(screen.queryByRole('textbox')).toBeNull();
  },
};
export const SoldAfterAsking: Story = {
  args: { closed: 'sold', url: '#conversation' },
  play: async () => {
    const open = await screen.findByRole('link', { name: 'Open the conversation' });
    await waitFor(() => expect(open).toHaveAttribute('href', '#conversation'));
    await expect(screen.queryByRole('button')).toBeNull();
  },
};
export const WithdrawnMeanwhile: Story = {
  ...answers(() => problem('GONE', 410)),
  play: async () => {
    await fill();
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'This car is no longer offered' })).toHaveFocus(),
    );
    await expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
  },
};
export const Withdrawn: Story = { ...Sold, args: { closed: 'withdrawn' } };
export const LinkOver: Story = {
  ...answers(() => problem('NOT_FOUND', 404)),
  play: keepsTheWords(/are closed/),
};
