import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { RegisterClosedScreen } from './RegisterClosedScreen.tsx';

const meta: Meta<typeof RegisterClosedScreen> = {
  title: 'Screens/Account/Register closed',
  component: RegisterClosedScreen,
  args: { mode: 'invite', loginHref: '/login' },
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj<typeof RegisterClosedScreen>;

export const ByInvitation: Story = {
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { name: 'Registration is by invitation' });
    await waitFor(() => expect(title).toBeVisible());
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  },
};
export const Closed: Story = { args: { mode: 'closed' } };
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
