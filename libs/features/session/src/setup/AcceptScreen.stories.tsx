import type { Challenge, PublicInvitation } from '@forecourt/contract';
import { makePublicInvitation, makeUser, seeded } from '@forecourt/contract/fixtures';
import { broken, mock, never, offline, problem } from '@forecourt/testing';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { AcceptStory } from '../test/AcceptStory.tsx';
import { proofServer } from '../test/factors.ts';

type Tools = Pick<StoryContext, 'canvas' | 'userEvent'>;
type Handler = ReturnType<typeof mock.post>;

const path = '/api/public/invitations/{invitationKey}';
const joinPath = '/api/invitations/{invitationKey}';
const onEnter = fn();
const [onSignIn, onSignOut, onJoined] = [fn(), fn(), fn()];
const takes = mock.post(path, () => ({ token: 'new', user: makeUser(seeded('accept')) }));
const challenge: Challenge = { id: 'challenge', methods: ['APP', 'RECOVERY_CODE'] };
const secondFactor = mock.post(path, () => problem('SECOND_FACTOR_REQUIRED', 401, { challenge }));
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
  title: 'Screens/Account/Accept an invitation',
  component: AcceptStory,
  args: { onEnter, onSignIn, onSignOut, onJoined },
  parameters: invited(),
  beforeEach: () => {
    for (const one of [onEnter, onSignIn, onSignOut, onJoined]) one.mockClear();
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
const known = invited({ has_account: true, email: 'eva@lind.test' });
export const KnownAccount: Story = {
  parameters: known,
  play: async ({ canvas, userEvent }) => {
    // asks to sign in, never for a password here
    await userEvent.click(await canvas.findByRole('button', { name: 'Log in' }));
    await expect(onSignIn).toHaveBeenCalledOnce();
    await expect(canvas.queryByLabelText('Password')).toBeNull();
  },
};
export const SignedIn: Story = {
  args: { signedInAs: 'eva@lind.test' },
  parameters: {
    ...known,
    msw: { handlers: [...known.msw.handlers, mock.post(joinPath, () => undefined)] },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Join Northgate Motors' }));
    await waitFor(() => expect(onJoined).toHaveBeenCalledOnce());
  },
};
export const SignedInAsAnother: Story = {
  args: { signedInAs: 'ann@riverside.test' },
  parameters: known,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log out' }));
    await expect(onSignOut).toHaveBeenCalledOnce();
  },
};
export const JoiningFailed: Story = {
  args: { signedInAs: 'eva@lind.test' },
  parameters: {
    ...known,
    msw: { handlers: [...known.msw.handlers, mock.post(joinPath, () => broken())] },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Join Northgate Motors' }));
    await waitFor(async () =>
      expect(await canvas.findByRole('alert')).toHaveTextContent(/can’t be reached/),
    );
  },
};
export const Accepts: Story = {
  play: async (tools) => {
    await accept(tools);
    await waitFor(() => expect(onEnter).toHaveBeenCalledWith('new'));
  },
};
/** A returning member with a second factor verifies it, then is signed in. */
export const SecondFactor: Story = {
  parameters: {
    ...invited({}, secondFactor),
    msw: { handlers: [...invited({}, secondFactor).msw.handlers, ...proofServer().msw.handlers] },
  },
  play: async (tools) => {
    await accept(tools);
    const code = await tools.canvas.findByLabelText('Code from your authenticator app');
    await waitFor(() => expect(code).toHaveFocus());
    await expect(onEnter).not.toHaveBeenCalled();
    await tools.userEvent.keyboard('123456{Enter}');
    await waitFor(() => expect(onEnter).toHaveBeenCalledWith('token'));
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
  play: saysAtPassword('Oops! Password should include at least 10 characters', 'nine char'),
};
export const CommonPassword: Story = {
  parameters: invited(
    {},
    mock.post(path, () => problem('WEAK_PASSWORD', 422, { rule: 'COMMON' })),
  ),
  play: saysAtPassword('Too many people use this password. Choose another one.'),
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
      expect(await canvas.findByRole('alert')).toHaveTextContent(/could not be opened/),
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
