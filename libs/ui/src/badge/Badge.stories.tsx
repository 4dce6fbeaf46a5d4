import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../layout/layout.ts';
import { Badge, SoonBadge } from './Badge.tsx';
import type { Tone } from './Badge.tsx';

const tones: Tone[] = [
  'neutral',
  'info',
  'success',
  'warning',
  'danger',
  'violet',
  'teal',
  'accent',
];

const meta = {
  title: 'Components/Data/Badge',
  component: Badge,
  args: { children: 'Sample data' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const Outline: Story = { args: { outline: true } };
export const Sentence: Story = {
  args: { tone: 'warning', dot: 'full', wraps: true, children: 'Connection lost. Reconnecting…' },
  decorators: [
    (Story) => (
      <div style={{ width: 160 }}>
        <Story />
      </div>
    ),
  ],
};
export const Soon: Story = { render: () => <SoonBadge /> };
export const Tones: Story = {
  render: () => (
    <Inline>
      {tones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </Inline>
  ),
};
export const Dots: Story = {
  render: () => (
    <Inline>
      <Badge tone="success" dot="full">
        Done
      </Badge>
      <Badge tone="neutral" dot="ring">
        At rest
      </Badge>
      <Badge tone="warning" dot="live">
        Running
      </Badge>
    </Inline>
  ),
};
