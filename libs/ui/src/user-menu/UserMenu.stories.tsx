import type { Meta, StoryObj } from '@storybook/react-vite';
import Settings from 'lucide-react/icons/settings';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { UserMenu } from './UserMenu.tsx';

const meta = {
  title: 'Components/Navigation/UserMenu',
  component: UserMenu,
  args: {
    fullName: 'Nora Gate',
    username: 'staff@northgate.test',
    logOutLabel: 'Log out',
    onLogOut: fn(),
  },
} satisfies Meta<typeof UserMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async (canvas: HTMLElement): Promise<void> => {
  await userEvent.click(within(canvas).getByRole('button', { name: 'Account: Nora Gate' }));
  await waitFor(() => expect(screen.getByRole('menu', { name: 'Account' })).toBeVisible());
};

export const Closed: Story = {};
export const Open: Story = { play: ({ canvasElement }) => open(canvasElement) };

export const WithPagesAndLanguages: Story = {
  args: {
    items: [{ id: 'settings', label: 'Settings', icon: Settings, href: '#settings' }],
    languages: [
      { code: 'en-US', name: 'English' },
      { code: 'de-DE', name: 'Deutsch' },
    ],
    language: 'en-US',
    onLanguageChange: fn(),
  },
  play: async ({ canvasElement, args }) => {
    await open(canvasElement);
    await expect(screen.getByRole('menuitemradio', { name: 'English' })).toBeChecked();
    const deutsch = screen.getByRole('menuitemradio', { name: 'Deutsch' });
    await userEvent.click(deutsch);
    await waitFor(() => expect(args.onLanguageChange).toHaveBeenCalledWith({ language: 'de-DE' }));
  },
};

export const LogsOut: Story = {
  play: async ({ canvasElement, args }) => {
    await open(canvasElement);
    await userEvent.keyboard('{End}{Enter}');
    await waitFor(() => expect(args.onLogOut).toHaveBeenCalledOnce());
  },
};
