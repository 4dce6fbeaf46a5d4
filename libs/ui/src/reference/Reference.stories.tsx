import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, within } from 'storybook/test';
import { ErrorArt } from '../illustrations/index.ts';
import { ErrorState } from '../states/States.tsx';
import { Reference, referenceOf } from './Reference.tsx';

const meta = {
  title: 'Components/Feedback/Reference',
  component: Reference,
  args: { id: '7K3M9QX2TC4D' },
} satisfies Meta<typeof Reference>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  beforeEach: () => {
    const spy = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    return () => spy.mockRestore();
  },
  play: async ({ canvasElement, args }) => {
    const button = { name: 'Reference: 7K3M9QX2TC4D' };
    await userEvent.click(await within(canvasElement).findByRole('button', button));
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(args.id);
  },
};

export const OfAPage: Story = {
  render: ({ id }) => (
    <ErrorState page art={<ErrorArt />} onRetry={() => undefined}>
      {referenceOf({ reference: id })}
    </ErrorState>
  ),
};

/** As of a proxy that names the calls itself. */
export const OfAProxy: Story = { args: { id: '3f1e9a52-7c1d-4be0-9a5c-0d1f2e3a4b5c' } };

/** No answer came, so there is nothing to name. */
export const WithoutAnswer: Story = {
  render: () => <ErrorState>{referenceOf(new Error('no network'))}</ErrorState>,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert').children).toHaveLength(1);
  },
};
