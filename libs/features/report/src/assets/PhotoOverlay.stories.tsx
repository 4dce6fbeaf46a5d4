import { Button } from '@forecourt/ui/button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import ImagePlus from 'lucide-react/icons/image-plus';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { PhotoOverlay } from './PhotoOverlay.tsx';

const photo = {
  name: 'IMG_0412.jpg',
  url: '/demo-media/hatchback/exterior-front.jpg',
  width: 1200,
  height: 900,
};

const meta = {
  title: 'Screens/Every flow/Messages/Photo',
  component: PhotoOverlay,
  parameters: { layout: 'fullscreen' },
  args: {
    photo,
    onClose: fn(),
  },
} satisfies Meta<typeof PhotoOverlay>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {
  play: async ({ canvas, args }) => {
    const shown = await canvas.findByRole('img', { name: 'IMG_0412.jpg' });
    await waitFor(() => expect(shown).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
/** Beside what can be done with it, a name has two lines: as phones give it, it is whole. */
export const NamedOnPhone: Story = {
  args: {
    children: (
      <Button variant="ghost" icon={ImagePlus}>
        Add to report
      </Button>
    ),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('heading', { name: 'IMG_0412.jpg' });
    await waitFor(() => expect(title.scrollHeight).toBeLessThanOrEqual(title.clientHeight));
    await expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth);
  },
};
export const Enlarged: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
    await userEvent.keyboard('+');
    await expect(canvas.getByRole('button', { name: 'Zoom out' })).toBeEnabled();
  },
};
export const Failed: Story = {
  args: { photo: { ...photo, url: '/missing.jpg' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toBeVisible());
  },
};
