import { Button } from '@forecourt/ui/button';
import { Box, Text } from '@forecourt/ui/layout';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { ActionBar } from './ActionBar.tsx';

/** A page behind a link, whose card has the same action far below its beginning. */
const meta: Meta<typeof ActionBar> = {
  title: 'Patterns/Bar of public pages',
  component: ActionBar,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  args: {
    unlessSeen: 'card',
    children: (
      <Button variant="solid" size="lg">
        Make an offer
      </Button>
    ),
  },
  render: (args) => (
    <Box as="main" padding="4">
      <Text>The report</Text>
      <Box style={{ height: '150vh' }} />
      <Box id="card">
        <Button variant="solid">Send offer</Button>
      </Box>
      <Box style={{ height: '150vh' }} />
      <ActionBar {...args} />
    </Box>
  ),
};
export default meta;

type Story = StoryObj<typeof ActionBar>;

const bar = (): HTMLElement =>
  document.querySelector<HTMLElement>('[role=region][aria-label="Next step"]')!;

export const Shown: Story = {
  play: () => waitFor(() => expect(bar()).toBeVisible()),
};
/** One main button at a time: the bar comes back with its reader. */
export const HiddenWhileTheCardIsSeen: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(bar()).toBeVisible());
    const card = canvas.getByRole('button', { name: 'Send offer' });
    card.scrollIntoView({ block: 'center' });
    await waitFor(() => expect(bar()).not.toBeVisible());
    canvas.getByText('The report').scrollIntoView();
    await waitFor(() => expect(bar()).toBeVisible());
  },
};
/** No flash of an action that is taken away again: nothing until the browser says what is seen. */
export const BeforeItIsKnown: Story = {
  beforeEach: () => {
    spyOn(IntersectionObserver.prototype, 'observe').mockImplementation(() => undefined);
  },
  play: () => expect(bar()).not.toBeVisible(),
};
