import { mock, never, offline } from '@forecourt/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { FactorRequiredStory } from '../test/FactorStories.tsx';
import { factorServer, none, some } from '../test/factors.ts';

const meta: Meta<typeof FactorRequiredStory> = {
  title: 'Screens/Account/Log in/Required factor',
  component: FactorRequiredStory,
  args: { onContinue: fn(), onLogOut: fn() },
  parameters: { layout: 'fullscreen', ...factorServer({ ...none, required: true }) },
};
export default meta;

type Story = StoryObj<typeof FactorRequiredStory>;

export const Loading: Story = {
  parameters: factorServer(
    none,
    mock.get('/api/session/factors', () => never()),
  ),
};
export const Failed: Story = { parameters: { msw: { handlers: offline() } } };
export const Asked: Story = {
  play: async () => {
    await screen.findByText('No passkeys yet');
    await expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Log out' })).toBeVisible());
  },
};
export const SetUp: Story = {
  parameters: factorServer({ ...some, required: true }),
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }));
    await expect(args.onContinue).toHaveBeenCalledOnce();
  },
};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
