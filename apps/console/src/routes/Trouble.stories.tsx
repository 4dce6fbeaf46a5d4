import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Unreachable } from '../app/Unreachable.tsx';
import NoLinkPage from '../public/NoLinkPage.tsx';
import { notFoundRoute } from './notFoundRoute.tsx';

const meta: Meta = {
  title: 'Screens/Frame/Trouble',
  parameters: { layout: 'fullscreen' },
};
export default meta;

type Story = StoryObj;

const says = (name: RegExp): NonNullable<Story['play']> => {
  return async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { name });
    await waitFor(() => expect(heading).toBeVisible());
  };
};

const leadsHome: NonNullable<Story['play']> = async (context) => {
  await says(/^Page not found$/)(context);
  const home = context.canvas.getByRole('link', { name: 'Go to the home page' });
  await expect(home).toHaveAttribute('href', '/');
};

export const NotFound: Story = {
  render: () => <>{notFoundRoute().element}</>,
  play: async (context) => {
    await leadsHome(context);
    await expect(context.canvas.getByText('Forecourt')).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Page not found · Forecourt'));
  },
};
export const LinkNotFound: Story = {
  render: () => <NoLinkPage />,
  play: async (context) => {
    await leadsHome(context);
    await waitFor(() => expect(document.title).toBe('Page not found'));
  },
};
const retry = fn();

export const ServerOutOfReach: Story = {
  beforeEach: () => void retry.mockClear(),
  render: () => <Unreachable onRetry={retry} />,
  play: async (context) => {
    await says(/can’t be reached/)(context);
    window.dispatchEvent(new Event('online'));
    await expect(retry).toHaveBeenCalled();
  },
};
