import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within, waitFor } from 'storybook/test';
import { StatusBadge } from '../status-badge/StatusBadge.tsx';
import { ImageGrid, ImageThumb } from './ImageThumb.tsx';

const sides = ['front-left', 'front', 'front-right', 'right', 'rear-right', 'rear'];

/** One of the demo's photos, which Storybook serves. */
const picture = (index: number): string => `/demo-media/suv/exterior-${sides[index]}.jpg`;

const meta = {
  title: 'Components/Data/ImageThumb',
  component: ImageThumb,
  args: { src: picture(0), alt: 'Front left', href: '#full' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ImageThumb>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Picture: Story = {};
export const WithoutLink: Story = { args: { href: undefined } };
export const Video: Story = { args: { kind: 'video', alt: '360 scan' } };
export const WithStatus: Story = { args: { badge: <StatusBadge status="APPROVED" /> } };

export const Failed: Story = {
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(async () =>
      expect(await canvas.findByText('The picture did not load')).toBeVisible(),
    );
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Retry: Front left' })).toBeVisible(),
    );
  },
};

export const KeepsItsPlaceBeforeLoading: Story = {
  args: { src: 'data:image/png;base64,', ratio: '16 / 9' },
  play: async ({ canvasElement }) => {
    const box = (
      canvasElement.querySelector('.fc-thumb__root') as HTMLElement
    ).getBoundingClientRect();
    await expect(Math.round((box.width / box.height) * 100)).toBe(178);
  },
};

export const InAGrid: Story = {
  render: () => (
    <ImageGrid
      label="Exterior"
      items={[0, 1, 2, 3, 4, 5].map((index) => ({
        id: index,
        src: picture(index),
        alt: `Side ${index + 1}`,
        href: `#image-${index}`,
        kind: index === 0 ? 'video' : 'image',
      }))}
    />
  ),
};
