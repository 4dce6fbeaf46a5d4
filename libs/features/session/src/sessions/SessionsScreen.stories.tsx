import { makeSessionInfo, seeded } from '@forecourt/contract/fixtures';
import { broken, mock, never, offline } from '@forecourt/testing';
import { shows } from '@forecourt/testing/story';
import { clearToasts } from '@forecourt/ui/toast';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { SessionsStory } from '../test/SessionsStory.tsx';

type Tools = Pick<StoryContext, 'canvas' | 'userEvent'>;
type Handler = ReturnType<typeof mock.get>;

const random = seeded('sessions');
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const here = makeSessionInfo(random, {
  current: true,
  user_agent: `Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/140.0.0.0 Safari/537.36`,
});
const phone = makeSessionInfo(random, {
  user_agent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Safari/604.1',
});
const other = makeSessionInfo(random, { user_agent: null });

const onEnded = fn();
const server = (...first: Handler[]) => ({
  msw: {
    handlers: [
      ...first,
      mock.get('/api/session/list', () => ({ sessions: [phone, here, other] })),
      mock.delete('/api/sessions/{sessionId}', () => undefined),
      mock.delete('/api/sessions', () => undefined),
    ],
  },
});

const meta: Meta<typeof SessionsStory> = {
  title: 'Screens/Account/Sessions',
  component: SessionsStory,
  args: { onEnded },
  parameters: { layout: 'fullscreen', ...server() },
  beforeEach: () => {
    clearToasts();
    onEnded.mockClear();
  },
};
export default meta;

type Story = StoryObj<typeof SessionsStory>;

const press = async ({ canvas, userEvent }: Tools, name: string): Promise<void> =>
  userEvent.click(await canvas.findByRole('button', { name }));
const endAll = async (tools: Tools): Promise<void> => {
  await press(tools, 'Sign out everywhere');
  const dialog = await screen.findByRole('alertdialog');
  await tools.userEvent.click(
    await within(dialog).findByRole('button', { name: 'Sign out everywhere' }),
  );
};

export const Loading: Story = {
  parameters: server(mock.get('/api/session/list', () => never())),
};
export const Devices: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('listitem');
    await waitFor(() => expect(first).toHaveTextContent('Chrome on Linux'));
    await waitFor(() => expect(first).toHaveTextContent('This device'));
    await expect(canvas.getByText('Unknown device')).toBeInTheDocument();
  },
};
export const OneDevice: Story = {
  parameters: server(mock.get('/api/session/list', () => ({ sessions: [here] }))),
};
export const Failed: Story = {
  parameters: { msw: { handlers: offline() } },
  play: async ({ canvas }) => {
    await waitFor(async () =>
      expect(await canvas.findByRole('alert')).toHaveTextContent(/could not be loaded/),
    );
  },
};
export const SignsOutOne: Story = {
  play: async (tools) => {
    await press(tools, 'Sign out Safari on iPhone');
    await waitFor(() => expect(tools.canvas.queryByText('Safari on iPhone')).toBeNull());
    await waitFor(() => expect(tools.canvas.getByText('Chrome on Linux')).toBeVisible());
  },
};
export const SigningOutOneFailed: Story = {
  parameters: server(mock.delete('/api/sessions/{sessionId}', () => broken())),
  play: async (tools) => {
    await press(tools, 'Sign out Safari on iPhone');
    await shows(/No changes were made/);
    await waitFor(() => expect(tools.canvas.getByText('Safari on iPhone')).toBeVisible());
  },
};
export const SignsOutEverywhere: Story = {
  play: async (tools) => {
    await endAll(tools);
    await waitFor(() => expect(onEnded).toHaveBeenCalledOnce());
  },
};
export const SigningOutEverywhereFailed: Story = {
  parameters: server(mock.delete('/api/sessions', () => broken())),
  play: async (tools) => {
    await endAll(tools);
    await shows(/No changes were made/);
    await expect(onEnded).not.toHaveBeenCalled();
  },
};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const PseudoLocaleOnPhone: Story = {
  globals: { language: 'pseudo', viewport: { value: 'phone' } },
};
