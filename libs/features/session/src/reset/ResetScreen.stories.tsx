import { broken, mock, never, offline, problem } from '@forecourt/testing';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ResetStory } from '../test/ResetStory.tsx';

type Tools = Pick<StoryContext, 'canvas' | 'userEvent'>;
type Handler = ReturnType<typeof mock.post>;

const path = '/api/public/password_resets/{resetKey}';
const account = { email: 'ann@riverside.test', name: 'Ann Lee' };
const opened = (save: Handler = mock.post(path, () => undefined)) => ({
  layout: 'fullscreen',
  msw: { handlers: [mock.get(path, () => ({ account })), save] },
});

const meta: Meta<typeof ResetStory> = {
  title: 'Screens/Account/Choose a new password',
  component: ResetStory,
  args: { password: 'three blue tractors' },
  parameters: opened(),
};
export default meta;

type Story = StoryObj<typeof ResetStory>;

const save = async ({ canvas, userEvent }: Tools): Promise<void> =>
  userEvent.click(await canvas.findByRole('button', { name: 'Save password' }));
const saysAtPassword = (message: string) => async (tools: Tools) => {
  await save(tools);
  const field = tools.canvas.getByLabelText('New password');
  await waitFor(() => expect(field).toHaveFocus());
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(message)));
};
const says = (message: string | RegExp) => async (tools: Tools) => {
  await save(tools);
  await waitFor(async () =>
    expect(await tools.canvas.findByRole('alert')).toHaveTextContent(message),
  );
};
const weak = (rule: 'COMMON' | 'NAME_OR_EMAIL') =>
  opened(mock.post(path, () => problem('WEAK_PASSWORD', 422, { rule })));

export const Loading: Story = {
  parameters: { msw: { handlers: [mock.get(path, () => never())] } },
};
export const Form: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('For ann@riverside.test')).toBeVisible());
    await expect(canvas.getByLabelText('New password')).toHaveAttribute(
      'autocomplete',
      'new-password',
    );
  },
};
export const Saving: Story = {
  parameters: opened(mock.post(path, () => never())),
  play: async (tools) => {
    await save(tools);
    const button = tools.canvas.getByRole('button', { name: 'Save password' });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
  },
};
export const Done: Story = {
  play: async (tools) => {
    await save(tools);
    const title = await tools.canvas.findByRole('heading', { name: 'Your password is changed' });
    await waitFor(() => expect(title).toHaveFocus());
    await expect(tools.canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/login',
    );
  },
};
export const EmptyPassword: Story = {
  args: { password: '' },
  play: saysAtPassword('Oops! Fill Password to proceed'),
};
export const ShortPassword: Story = {
  args: { password: 'nine char' },
  play: saysAtPassword('Oops! Password should include at least 10 characters'),
};
export const CommonPassword: Story = {
  parameters: weak('COMMON'),
  play: saysAtPassword('Too many people use this password. Choose another one.'),
};
export const OwnNamePassword: Story = {
  parameters: weak('NAME_OR_EMAIL'),
  play: saysAtPassword('Your name or email is easy to guess. Choose another password.'),
};
export const Gone: Story = {
  parameters: { msw: { handlers: [mock.get(path, () => problem('NOT_FOUND', 404))] } },
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { name: 'This link no longer works' });
    await waitFor(() => expect(title).toBeVisible());
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Send a new link' })).toBeVisible(),
    );
    await expect(canvas.getByRole('link', { name: 'Back to log in' })).toHaveAttribute(
      'href',
      '/login',
    );
  },
};
export const GoneMeanwhile: Story = {
  parameters: opened(mock.post(path, () => problem('NOT_FOUND', 404))),
  play: says('This link no longer works. Ask for a new one.'),
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
  parameters: opened(mock.post(path, () => broken())),
  play: says(/can’t be reached/),
};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const OnWideScreen: Story = { globals: { viewport: { value: 'wide' } } };
export const Dark: Story = { globals: { scheme: 'dark' } };
export const PseudoLocaleOnPhone: Story = {
  globals: { language: 'pseudo', viewport: { value: 'phone' } },
};
