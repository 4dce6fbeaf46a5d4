import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { NavigationProvider } from '../navigation/NavigationProvider.tsx';
import { Link } from './Link.tsx';

const meta = {
  title: 'Components/Navigation/Link',
  component: Link,
  args: { href: '/trade/sellers', children: 'Sellers' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InText: Story = {
  render: (args) => (
    <p>
      Back to <Link {...args} /> of this branch.
    </p>
  ),
};

export const Quiet: Story = { args: { quiet: true } };

export const OutsideOpensItsOwnTab: Story = {
  args: { href: 'https://example.com', children: 'Terms' },
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Terms' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const UsesTheRouter: Story = {
  decorators: [
    (Story) => (
      <NavigationProvider
        value={{
          Link: ({ href, ...rest }) => <a href={`#app${href}`} {...rest} />,
          back: () => undefined,
        }}
      >
        <Story />
      </NavigationProvider>
    ),
  ],
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Sellers' });
    await expect(link).toHaveAttribute('href', '#app/trade/sellers');
  },
};
