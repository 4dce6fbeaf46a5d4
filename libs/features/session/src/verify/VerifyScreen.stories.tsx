import { broken, mock, never, offline, problem } from '@forecourt/testing';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { VerifyStory } from '../test/VerifyStory.tsx';

type Tools = Pick<StoryContext, 'canvas' | 'userEvent'>;
type Handler = ReturnType<typeof mock.post>;

const path = '/api/public/verifications/{verifyKey}';
const account = { email: 'ann@riverside.test', name: 'Ann Lee' };
const opened = (verify: Handler = mock.post(path, () => undefined)) => ({
  layout: 'fullscreen',
  msw: { handlers: [mock.get(path, () => ({ account })), verify] },
});

const meta: Meta<typeof VerifyStory> = {
  title: 'Screens/Account/Verify your email',
  component: VerifyStory,
  parameters: opened(),
};
export default meta;

type Story = StoryObj<typeof VerifyStory>;

const verify = async ({ canvas, userEvent }: Tools): Promise<void> =>
  userEvent.click(await canvas.findByRole('button', { name: 'Verify email' }));
const says = (message: string | RegExp) => async (tools: Tools) => {
  await verify(tools);
  await waitFor(async () =>
    expect(await tools.canvas.findByRole('alert')).toHaveTextContent(message),
  );
};

export const Loading: Story = {
  parameters: { msw: { handlers: [mock.get(path, () => never())] } },
};
export const Question: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Confirm that ann@riverside.test is yours.'),
    ).toBeVisible();
  },
};
export const Verifying: Story = {
  parameters: opened(mock.post(path, () => never())),
  play: async (tools) => {
    await verify(tools);
    const button = tools.canvas.getByRole('button', { name: 'Verify email' });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
  },
};
export const Done: Story = {
  play: async (tools) => {
    await verify(tools);
    const title = await tools.canvas.findByRole('heading', { name: 'Your email is verified' });
    await waitFor(() => expect(title).toHaveFocus());
  },
};
export const Gone: Story = {
  parameters: { msw: { handlers: [mock.get(path, () => problem('NOT_FOUND', 404))] } },
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { name: 'This link no longer works' });
    await waitFor(() => expect(title).toBeVisible());
  },
};
export const GoneMeanwhile: Story = {
  parameters: opened(mock.post(path, () => problem('NOT_FOUND', 404))),
  play: says('This link no longer works.'),
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
