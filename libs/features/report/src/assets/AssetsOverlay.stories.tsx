import type { Upload } from '@forecourt/contract';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { pictureHandlers } from '../test/pictures.ts';
import { fullReport, longReport, withUploads } from '../test/reports.ts';
import type { AssetsOverlayProps } from './AssetsOverlay.tsx';
import { AssetsOverlay } from './AssetsOverlay.tsx';

const { uploads } = fullReport('TRADE_MAIN').report.report;
const of = (section: Upload['section'], index = 0): Upload =>
  uploads.filter((upload) => upload.section === section)[index]!;
const broken = withUploads(fullReport('TRADE_MAIN'), (upload) => ({
  ...upload,
  url: upload.url && `/media/missing${upload.id}/full.jpg`,
  variants: [],
})).report.report.uploads;

/** Keeps the number that would be in the address. */
function Overlay({ assetId, onShow, ...rest }: AssetsOverlayProps) {
  const [id, setId] = useState(assetId);
  const show = (next: number) => {
    setId(next);
    onShow(next);
  };
  return <AssetsOverlay {...rest} assetId={id} onShow={show} />;
}

/** A key stands for the address bar: it changes the number. */
function Follows(props: AssetsOverlayProps) {
  const [id, setId] = useState(props.assetId);
  useEffect(() => {
    const change = ({ key }: KeyboardEvent): void => {
      if (key === 'd') setId(of('dashboard').id);
    };
    window.addEventListener('keydown', change);
    return () => window.removeEventListener('keydown', change);
  }, []);
  return <AssetsOverlay {...props} assetId={id} />;
}

const meta = {
  title: 'Screens/Every flow/Report/Assets',
  component: Overlay,
  args: { uploads, assetId: of('exterior_images').id, onShow: fn(), onClose: fn() },
  parameters: { layout: 'fullscreen', msw: { handlers: pictureHandlers() } },
  globals: { viewport: { value: 'wide' } },
} satisfies Meta<typeof Overlay>;
export default meta;

type Story = StoryObj<typeof meta>;

const phone = { globals: { viewport: { value: 'phone' } } } satisfies Partial<Story>;

export const Photo: Story = {};
export const Damage: Story = { args: { assetId: of('damage_locations').id } };
export const Scan: Story = {
  args: { assetId: of('scan_360').id },
  play: async ({ canvas }) => {
    const said = await canvas.findByText('Drag left or right');
    await waitFor(() => expect(said).toBeVisible());
  },
};
/** How the view comes in: by which movement, and for how long, in seconds. */
const entrance = async ({ canvas }: Pick<StoryContext, 'canvas'>) => {
  const { animationName: name, animationDuration } = getComputedStyle(
    await canvas.findByRole('dialog'),
  );
  return { name, seconds: Number.parseFloat(animationDuration) };
};
export const FadesIn: Story = {
  globals: { motion: 'full', viewport: { value: 'wide' } },
  play: async (tools) => {
    const { name, seconds } = await entrance(tools);
    await expect(name).toBe('fade-in');
    await expect(seconds).toBeGreaterThan(0.1);
    await expect(seconds).toBeLessThan(0.2);
    // The checks that follow are of the view, not of its first frames. What waits for a photo
    // pulses without an end.
    const view = await tools.canvas.findByRole('dialog');
    const isEntering = ({ effect, playState }: Animation): boolean =>
      playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
    await waitFor(() =>
      expect(view.getAnimations({ subtree: true }).filter(isEntering)).toEqual([]),
    );
  },
};
export const WithReducedMotion: Story = {
  globals: { motion: 'reduced', viewport: { value: 'wide' } },
  play: async (tools) => expect((await entrance(tools)).seconds).toBeLessThan(0.001),
};
export const Reviewed: Story = {
  args: {
    uploads: uploads.map((upload) => ({ ...upload, review_status: 'declined' as const })),
  },
};
export const FirstWithoutNumber: Story = { args: { assetId: null } };
/** In the middle of what the bar leaves of the window, with a way to the photos there are. */
export const NotInTheReport: Story = {
  args: { assetId: 1, onShow: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const words = await canvas.findByText('This photo is not in the report');
    const button = canvas.getByRole('button', { name: 'Show photos' });
    await waitFor(() => {
      const [{ top }, { bottom }] = [words.getBoundingClientRect(), button.getBoundingClientRect()];
      void expect(Math.abs((top + bottom) / 2 - (window.innerHeight + 56) / 2)).toBeLessThan(4);
    });
    await userEvent.click(button);
    await expect(args.onShow).toHaveBeenCalledOnce();
  },
};
export const Dark: Story = { globals: { scheme: 'dark', viewport: { value: 'wide' } } };
export const OnDesktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const PseudoLocale: Story = { globals: { language: 'pseudo', viewport: { value: 'wide' } } };
export const RightToLeft: Story = { globals: { language: 'rtl', viewport: { value: 'wide' } } };

export const Loading: Story = { args: { uploads: undefined } };
export const NotLoaded: Story = {
  args: { uploads: undefined, onRetry: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(args.onRetry).toHaveBeenCalledOnce());
  },
};

export const Failed: Story = {
  args: { uploads: broken },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('The photo did not load'),
    );
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible());
  },
};

export const ArrowsGoOn: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const heading = await canvas.findByRole('heading', { level: 1 });
    await waitFor(() => expect(heading).toHaveTextContent('Exterior'));
    const next = of('exterior_images', 1).id;
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(args.onShow).toHaveBeenLastCalledWith(next));
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(args.onShow).toHaveBeenLastCalledWith(args.assetId));
    await userEvent.click(await canvas.findByRole('button', { name: 'Next' }));
    await waitFor(() => expect(args.onShow).toHaveBeenLastCalledWith(next));
  },
};

export const ZoomsIn: Story = {
  play: async ({ canvas, userEvent }) => {
    const photo = await canvas.findByRole('img', { name: /^Exterior/ });
    await waitFor(() => expect((photo as HTMLImageElement).naturalWidth).toBeGreaterThan(0));
    await userEvent.dblClick(photo);
    await waitFor(() => expect(photo.style.transform).toContain('scale(2)'));
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
    await waitFor(() => expect(photo.style.transform).toContain('scale(4)'));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Zoom in' })).toBeDisabled());
    await userEvent.dblClick(photo);
    await waitFor(() => expect(photo.style.transform).toContain('scale(1)'));
  },
};

export const EscapeCloses: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(1));
  },
};

/** All of them in one list, from the chosen one, 180 px below the top (spec §2). */
export const ListOnPhone: Story = {
  ...phone,
  args: { assetId: of('dashboard').id },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Assets Overview'),
    );
    const titles = canvas.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
    await expect(titles).toEqual([
      '360 view',
      'Windshield',
      'Damages',
      'Exterior',
      'Mileage',
      'Dashboard',
      'Front Interior',
      'Back Interior',
      'VIN',
      'License plate',
    ]);
    const item = document.getElementById(`full-${of('dashboard').id}`)!;
    const list = item.closest('[class*=list]')!;
    await waitFor(() =>
      expect(Math.round(item.getBoundingClientRect().top - list.getBoundingClientRect().top)).toBe(
        180,
      ),
    );
  },
};
/** Another number in the address scrolls there, as by Back or a link (spec §2). */
export const FollowsTheAddressOnPhone: Story = {
  ...phone,
  args: { assetId: of('exterior_images').id },
  render: (args) => <Follows {...args} />,
  play: async ({ canvas, userEvent }) => {
    const top = (upload: Upload): number => {
      const item = document.getElementById(`full-${upload.id}`)!;
      const list = item.closest('[class*=list]')!;
      return Math.round(item.getBoundingClientRect().top - list.getBoundingClientRect().top);
    };
    await canvas.findByRole('heading', { level: 1 });
    await waitFor(() => expect(top(of('exterior_images'))).toBe(180));
    await userEvent.keyboard('d');
    await waitFor(() => expect(top(of('dashboard'))).toBe(180));
  },
};
/** What is seen stands under the photo; a double tap enlarges it where it is, another one ends that. */
export const ZoomsOnPhone: Story = {
  ...phone,
  args: { assetId: of('damage_locations').id },
  play: async ({ canvas, userEvent }) => {
    const { id, description } = of('damage_locations');
    const item = document.getElementById(`full-${id}`)!;
    await waitFor(() => expect(within(item).getByText(description!)).toBeVisible());
    const photo = await canvas.findByRole('img', { name: `Damages · ${description!}` });
    const tap = { keys: '[TouchA]', target: photo };
    const width = photo.getBoundingClientRect().width;
    await userEvent.pointer([tap, tap]);
    await waitFor(() => expect(photo.getBoundingClientRect().width).toBeCloseTo(2 * width, 0));
    await userEvent.pointer([tap, tap]);
    await waitFor(() => expect(photo.getBoundingClientRect().width).toBeCloseTo(width, 0));
  },
};
export const SixtyPhotosOnPhone: Story = {
  ...phone,
  args: { uploads: longReport('TRADE_MAIN').report.report.uploads, assetId: null },
};
export const FailedOnPhone: Story = { ...phone, args: { uploads: broken, assetId: null } };
export const DarkOnPhone: Story = {
  globals: { scheme: 'dark', ...phone.globals },
};
