import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Countdown } from '../countdown/Countdown.tsx';
import { Box, Text } from '../layout/layout.ts';
import { NextStepBar } from './NextStepBar.tsx';

const now = new Date(2026, 4, 4, 12).getTime();

const meta = {
  title: 'Components/Layout/NextStepBar',
  component: NextStepBar,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Offer sent',
    detail: 'You offered $12,000',
    children: <Button size="lg">Change</Button>,
  },
  // A page with a gutter of its own, like a report's.
  decorators: [
    (Story) => (
      <Box
        as="main"
        display="flex"
        flexDirection="column"
        minHeight="320px"
        backgroundColor="bg.page"
        style={{
          ['--page-gutter' as string]: '16px',
          boxSizing: 'border-box',
          padding: 'var(--page-gutter)',
        }}
      >
        <Text>The page</Text>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof NextStepBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
/** From edge to edge, at the end of the page, 64 px high. */
export const MainAction: Story = {
  args: {
    title: 'Place an offer',
    detail: 'Owner expects $13,500',
    children: (
      <Button size="lg" variant="solid">
        Send offer
      </Button>
    ),
  },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('region', { name: 'Next step' });
    const page = within(canvasElement).getByRole('main').getBoundingClientRect();
    await waitFor(() => {
      const { left, right, bottom, height } = bar.getBoundingClientRect();
      void expect([left, right, bottom]).toEqual([page.left, page.right, page.bottom]);
      void expect(Math.round(height)).toBe(64);
    });
  },
};
export const Running: Story = {
  args: {
    title: 'Best offer $12,400',
    detail: <Countdown end={new Date(now + 320_000).toISOString()} now={() => now} />,
    children: <Button size="lg">View</Button>,
  },
};
export const TitleOnly: Story = { args: { detail: undefined } };
/** The part that the step leads to has the button itself: one is enough. */
export const NotWhileItsPartIsSeen: Story = {
  args: { unlessSeen: 'part' },
  render: (args) => (
    <>
      <Box id="part" style={{ marginBlockEnd: '150vh' }}>
        <Button variant="solid">Make an offer</Button>
      </Box>
      <Text>The end</Text>
      <NextStepBar {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const bar = () => canvas.queryByRole('region', { name: 'Next step' });
    await waitFor(() => expect(bar()).toBeNull());
    (await canvas.findByText('The end')).scrollIntoView();
    await waitFor(() => expect(bar()).not.toBeNull());
    (await canvas.findByText('Make an offer')).scrollIntoView();
    await waitFor(() => expect(bar()).toBeNull());
  },
};
/** No step that is taken away again: the bar stays empty until the browser says what is seen. */
export const BeforeItIsKnown: Story = {
  ...NotWhileItsPartIsSeen,
  beforeEach: () => {
    spyOn(IntersectionObserver.prototype, 'observe').mockImplementation(() => undefined);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Next step' })).toBeEmptyDOMElement();
  },
};
/** The focus of someone who walks by keyboard stays where it is while the page scrolls under it. */
export const KeepsItsFocus: Story = {
  ...NotWhileItsPartIsSeen,
  args: { ...NotWhileItsPartIsSeen.args, children: <Button size="lg">To the offer</Button> },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('region', { name: 'Next step' })).toBeNull());
    (await canvas.findByText('The end')).scrollIntoView();
    const button = await canvas.findByRole('button', { name: 'To the offer' });
    const bar = canvas.getByRole('region', { name: 'Next step' });
    button.focus();
    (await canvas.findByText('Make an offer')).scrollIntoView();
    await waitFor(() => expect(bar).toHaveAttribute('data-unneeded'));
    await expect(bar).toHaveStyle({ visibility: 'visible' });
    await expect(button).toHaveFocus();
    button.blur();
    await waitFor(() => expect(bar).toHaveStyle({ visibility: 'hidden' }));
  },
};
export const Loading: Story = {
  args: { title: undefined, detail: undefined, children: undefined },
};
export const LongWords: Story = {
  args: {
    title: 'Auction ended without offers from any of the dealers',
    detail: 'You offered $12,000 to the owner, who has not answered yet',
  },
  globals: { viewport: { value: 'phone' } },
};
