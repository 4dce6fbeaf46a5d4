import type { Meta, StoryObj } from '@storybook/react-vite';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Plus from 'lucide-react/icons/plus';
import { expect, fn, userEvent, within, waitFor } from 'storybook/test';
import { Inline, Stack } from '../layout/layout.ts';
import { Button, ButtonLink } from './Button.tsx';
import { Spinner } from './Spinner.tsx';

const meta = {
  title: 'Components/Actions/Button',
  component: Button,
  args: { children: 'New request', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Outline: Story = {};
export const Solid: Story = { args: { variant: 'solid', icon: Plus } };
export const Subtle: Story = { args: { variant: 'subtle' } };
export const Ghost: Story = { args: { variant: 'ghost', iconAfter: ArrowRight } };
export const Danger: Story = { args: { variant: 'danger', children: 'Archive' } };
export const Plain: Story = { args: { variant: 'plain' } };
export const Disabled: Story = { args: { variant: 'solid', disabled: true } };
export const FullWidth: Story = { args: { variant: 'solid', fullWidth: true } };

export const Loading: Story = {
  args: { variant: 'solid', loading: true },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: 'New request' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** An action that takes longer than 3 s says that it goes on; the button keeps its focus. */
export const Slow: Story = {
  args: { variant: 'solid', loading: true },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button');
    button.focus();
    await waitFor(() => expect(button).toHaveTextContent('Still trying…'));
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};

export const Keyboard: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await waitFor(() => expect(within(canvasElement).getByRole('button')).toHaveFocus());
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

export const AsLink: Story = {
  render: () => (
    <ButtonLink href="#create" variant="solid" icon={Plus}>
      New request
    </ButtonLink>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Stack>
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Inline key={size}>
          <Button size={size} variant="solid" icon={Plus}>
            Solid
          </Button>
          <Button size={size}>Outline</Button>
          <Button size={size} variant="subtle">
            Subtle
          </Button>
          <Button size={size} variant="ghost">
            Ghost
          </Button>
        </Inline>
      ))}
    </Stack>
  ),
};

/** For touch pages: 48 px high with text of 16 px on every screen. */
export const Touch: Story = {
  render: () => (
    <Stack>
      {(['solid', 'outline', 'subtle', 'ghost', 'plain', 'danger'] as const).map((variant) => (
        <Button key={variant} size="touch" variant={variant} icon={Plus} iconAfter={ArrowRight}>
          {variant}
        </Button>
      ))}
      <ButtonLink href="#create" size="touch" variant="solid" fullWidth>
        As a link, as wide as its column
      </ButtonLink>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    for (const button of within(canvasElement).getAllByRole('button')) {
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
      await expect(getComputedStyle(button).fontSize).toBe('16px');
    }
  },
};

export const TurningRing: Story = { render: () => <Spinner /> };
