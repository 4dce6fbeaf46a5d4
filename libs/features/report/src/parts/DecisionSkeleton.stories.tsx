import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DecisionSkeleton } from './DecisionSkeleton.tsx';

const meta = {
  title: 'Screens/Every flow/Report/Decision loading',
  component: DecisionSkeleton,
  globals: { viewport: { value: 'wide' } },
  decorators: [
    (Story) => (
      <div style={{ width: 348 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DecisionSkeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

/**
 * As tall as the card that comes, in px. It differs by what there is to say; the stories of the
 * card, `Offer desk`, hold its usual states to the same heights.
 */
const isAbout =
  (height: number): Story['play'] =>
  async ({ canvasElement }) => {
    const card = canvasElement.querySelector('[data-shape]')!;
    await expect(Math.abs(card.getBoundingClientRect().height - height)).toBeLessThan(12);
  };

export const Form: Story = { play: isAbout(548) };
export const Auction: Story = { args: { shape: 'auction' }, play: isAbout(519) };
export const Quiet: Story = { args: { shape: 'quiet' }, play: isAbout(475) };
export const Waiting: Story = { args: { shape: 'waiting' }, play: isAbout(619) };
export const Ended: Story = { args: { shape: 'ended' }, play: isAbout(567) };
export const Offer: Story = { args: { shape: 'offer' }, play: isAbout(424) };
export const Answer: Story = { args: { shape: 'answer' }, play: isAbout(297) };
export const Handover: Story = { args: { shape: 'handover' }, play: isAbout(1000) };
export const Fallen: Story = { args: { shape: 'fallen' }, play: isAbout(878) };
export const Note: Story = { args: { shape: 'note' }, play: isAbout(126) };
export const Dark: Story = { args: { shape: 'auction' }, globals: { scheme: 'dark' } };
