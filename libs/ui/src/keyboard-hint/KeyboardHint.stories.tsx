import type { Meta, StoryObj } from '@storybook/react-vite';
import { KeyboardHint, KeyboardHintList } from './KeyboardHint.tsx';

const meta = {
  title: 'Components/Data/KeyboardHint',
  component: KeyboardHint,
  args: { keys: ['n'] },
} satisfies Meta<typeof KeyboardHint>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneKey: Story = {};
export const Chord: Story = { args: { keys: ['mod', 'k'] } };
export const Shortcuts: Story = {
  render: () => (
    <KeyboardHintList
      shortcuts={[
        { keys: ['/'], label: 'Search' },
        { keys: ['n'], label: 'New request' },
        { keys: ['j'], label: 'Next row' },
        { keys: ['e'], label: 'Archive' },
      ]}
    />
  ),
};
