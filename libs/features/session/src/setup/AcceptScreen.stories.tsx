import type { PublicInvitation } from '@forecourt/contract';
import { makePublicInvitation, makeUser, seeded } from '@forecourt/contract/fixtures';
import { broken, mock, never, offline, problem } from '@forecourt/testing';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { AcceptStory } from '../test/AcceptStory.tsx';

type Tools = Pick<StoryContext, 'canvas' | 'userEvent'>;
type Handler = ReturnType<typeof mock.post>;

const path = '/api/public/invitations/{invitationKey}';
const onEnter = fn();
const takes = mock.post(path, () => ({ token: 'new', user: makeUser(seeded('accept')) }));
const invited = (change: Partial<PublicInvitation> = {}, accept: Handler = takes) => ({
  layout: 'fullscreen',
  msw: {
    handlers: [
      mock.get(path, () => ({
        invitation: makePublicInvitation(seeded('accept'), { name: 'Eva Lind', ...change }),
      })),
      accept,
    ],
  },
});

const meta: Meta<typeof AcceptStory> = {
  title: 'Features/Accept an invitation',
  component: AcceptStory,
  args: { onEnter },
  parameters: invited(),
  beforeEach: () => {
    onEnter.mockClear();
  },
};
export default meta;

type Story = StoryObj<typeof AcceptStory>;

const accept = async ({ canvas, userEvent }: Tools, password = 'three blue tractors') => {
  const field = await canvas.findByLabelText('Password');
  if (password) await userEvent.type(field, password);
  await userEvent.click(canvas.getByRole('button', { name: 'Accept and log in' }));
};
const saysAtPassword = (message: string, password?: string) => async (tools: Tools) => {
  await accept(tools, password);
  const field = tools.canvas.getByLabelText('Password');
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(message)));
  await waitFor(() => expect(field).toHaveFocus());
};
const says = (message: string | RegExp) => async (tools: Tools) => {
  await accept(tools);
  await waitFor(async () =>
    expect(await tools.canvas.findByRole('alert')).toHaveTextContent(message),
  );
};

export const Loading: Story = {
  parameters: { msw: { handlers: [mock.get(path, () => never())] } },
};
export const NewAccount: Story = {
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { name: 'Join Northgate Motors' });
    await waitFor(() => expect(title).toBeVisible());
    await expect(canvas.getByLabelText('Your name')).toHaveValue('Eva Lind');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('autocomplete', 'new-password');
  },
};
export const KnownAccount: Story = {
  parameters: invited({ has_account: true }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Password')).toHaveAttribute(
      'autocomplete',
      'current-password',
    );
    await expect(canvas.queryByLabelText('Your name')).toBeNull();
  },
};
export const Accepts: Story = {
  play: async (tools) => {
    await accept(tools);
    await waitFor(() => expect(onEnter).toHaveBeenCalledWith('new'));
  },
};
export const EmptyName: Story = {
  play: async (tools) => {
    const name = await tools.canvas.findByLabelText('Your name');
    await tools.userEvent.clear(name);
    await accept(tools);
    await waitFor(() => expect(name).toHaveFocus());
    await waitFor(() => expect(name).toHaveAccessibleDescription('Oops! Fill Name to proceed'));
  },
};
export const ShortPassword: Story = {
  play: saysAtPassword('Oops! Password should include at least 4 characters', 'abc'),
};
export const WrongPassword: Story = {
  parameters: invited(
    { has_account: true },
    mock.post(path, () => problem('WRONG_PASSWORD', 401)),
  ),
  play: saysAtPassword('Oops! Incorrect password'),
};
export const RateLimited: Story = {
  parameters: invited(
    {},
    mock.post(path, () => problem('RATE_LIMITED', 429, { retryAfter: 45 })),
  ),
  play: says('Too many attempts. Try again in 45 seconds.'),
};
export const Gone: Story = {
  parameters: { msw: { handlers: [mock.get(path, () => problem('NOT_FOUND', 404))] } },
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { name: 'This invitation no longer works' });
    await waitFor(() => expect(title).toBeVisible());
  },
};
export const GoneMeanwhile: Story = {
  parameters: invited(
    {},
    mock.post(path, () => problem('NOT_FOUND', 404)),
  ),
  play: says('This invitation no longer works. Ask for a new one.'),
};
export const Failed: Story = {
  parameters: { msw: { handlers: offline() } },
  play: async ({ canvas }) => {
    await waitFor(async () =>
      expect(await canvas.findByRole('alert')).toHaveTextContent(/could not be loaded/),
    );
  },
};
export const Offline: Story = {
  parameters: invited(
    {},
    mock.post(path, () => broken()),
  ),
  play: says(/can’t be reached/),
};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const OnWideScreen: Story = { globals: { viewport: { value: 'wide' } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const PseudoLocaleOnPhone: Story = {
  globals: { language: 'pseudo', viewport: { value: 'phone' } },
};
