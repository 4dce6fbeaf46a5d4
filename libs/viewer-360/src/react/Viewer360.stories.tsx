import { HeldTimers } from '@forecourt/platform/held-timers';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { useEffect, useMemo, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { attachPlacing, followPin } from '../pins/index.ts';
import { drawFrame, drawnFrames, HIGH, LOW, type DrawnOptions } from '../testing/frames.ts';
import type { Viewer } from '../viewer.ts';
import { Viewer360, type Viewer360Props } from './Viewer360.tsx';

/** The component's properties, and how the story's drawn frames load. */
interface StoryProps extends Viewer360Props, Omit<DrawnOptions, 'count'> {}

function Ring({ failing, flaky, arrive, delay, ...props }: StoryProps) {
  const { count = 24 } = props;
  const loadFrame = useMemo(
    () => drawnFrames({ count, failing, flaky, arrive, delay }),
    [count, failing, flaky, arrive, delay],
  );
  return (
    <div style={{ maxWidth: 720 }}>
      <Viewer360 key={JSON.stringify([failing, arrive, delay])} {...props} loadFrame={loadFrame} />
    </div>
  );
}

/** A ring on which a pin is placed. */
function PlacingRing(props: StoryProps) {
  const [viewer, setViewer] = useState<Viewer | null | undefined>();
  useEffect(() => {
    if (!viewer) return undefined;
    return attachPlacing(viewer, { points: [], onChange: () => undefined }).stop;
  }, [viewer]);
  return <Ring {...props} ref={setViewer} />;
}

const damages = [
  { id: 'door', frame: 0, x: 0.36, y: 0.62, icon: 'damage', text: 'Scratch on the door, 4 cm' },
  { id: 'door', frame: 4, x: 0.5, y: 0.62, icon: 'damage', text: '' },
  { frame: 0, x: 0.66, y: 0.74, icon: '2', text: 'Worn tire' },
  { frame: 12, x: 0.5, y: 0.56, icon: 'info', text: 'Tow bar fitted' },
];

const meta = {
  title: 'Components/360 viewer/Viewer360',
  component: Viewer360,
  render: (args) => <Ring {...args} />,
  args: { base: HIGH, lowBase: LOW, count: 24, lazy: false },
  argTypes: {
    failing: { control: 'object' },
    arrive: { control: 'object' },
    delay: { control: { type: 'range', min: 0, max: 3000, step: 100 } },
    count: { control: { type: 'range', min: 1, max: 120, step: 1 } },
    ratio: { control: { type: 'number', min: 0.5, max: 3, step: 0.1 } },
  },
  parameters: {
    msw: {
      handlers: [
        http.get('/drawn/:tier/:file', async ({ params }) => {
          const tier = params.tier === 'low' ? 'low' : 'high';
          const picture = await drawFrame(Number.parseInt(String(params.file), 10), 24, tier);
          return new HttpResponse(picture, { headers: { 'content-type': 'image/jpeg' } });
        }),
      ],
    },
  },
} satisfies Meta<StoryProps>;

export default meta;
type Story = StoryObj<StoryProps>;

const viewerIn = (canvas: HTMLElement) =>
  canvas.querySelector<HTMLElement>('.v360-viewer') as HTMLElement;

/** Waits until every frame of the awaited resolution has loaded or failed. */
const ready = (canvas: HTMLElement) =>
  waitFor(() => expect(viewerIn(canvas).dataset.phase).toBe('ready'));

const press = async (canvas: HTMLElement, name: string) =>
  userEvent.click(within(canvas).getByRole('button', { name }));

const slider = (canvas: HTMLElement) => within(canvas).getByRole('slider');

export const Playground: Story = {
  args: { hotspots: damages, thumbnails: true, controls: true, hd: 'auto' },
};

export const Intro: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(async () =>
      expect(await within(canvasElement).findByText('Drag left or right')).toBeVisible(),
    );
    await userEvent.pointer({ keys: '[MouseLeft]', target: slider(canvasElement) });
    await waitFor(() =>
      expect(within(canvasElement).getByText('Drag left or right')).not.toBeVisible(),
    );
  },
};

export const Loading0: Story = {
  name: 'Loading, 0%',
  args: { arrive: { low: 0 } },
  play: async ({ canvasElement }) => {
    await waitFor(async () =>
      expect(await within(canvasElement).findByText('Loading 0%')).toBeVisible(),
    );
  },
};

export const Loading40: Story = {
  name: 'Loading, 40%',
  args: { count: 20, arrive: { low: 8 } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Loading 40%');
    await userEvent.type(slider(canvasElement), '{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(slider(canvasElement)).toHaveAttribute('aria-valuenow', '2'));
  },
};

export const Loading100: Story = {
  name: 'Loading, 100%',
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    await waitFor(() => expect(within(canvasElement).queryByRole('progressbar')).toBeNull());
  },
};

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    await within(canvasElement).findByText('360 view is ready');
  },
};

export const Playing: Story = {
  args: { autoplay: true, loops: Infinity },
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    await waitFor(() =>
      expect(within(canvasElement).getByRole('button', { name: 'Pause' })).toBeEnabled(),
    );
  },
};

export const Paused: Story = {
  args: { autoplay: true, loops: Infinity },
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    await within(canvasElement).findByRole('button', { name: 'Pause' });
    await press(canvasElement, 'Pause');
    await within(canvasElement).findByRole('button', { name: 'Play' });
  },
};

export const Pan: Story = {
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    await press(canvasElement, 'Move picture');
    await waitFor(() => expect(viewerIn(canvasElement).dataset.mode).toBe('pan'));
  },
};

export const Spin: Story = {
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    const target = slider(canvasElement);
    const { left, top } = target.getBoundingClientRect();
    const at = (x: number) => ({ coords: { clientX: left + x, clientY: top + 80 } });
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target, ...at(100) },
      { target, ...at(100 + 4 * 13) },
    ]);
    await waitFor(() => expect(target).toHaveAttribute('aria-valuetext', '60 degrees'));
  },
};

export const Zoomed: Story = {
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    await userEvent.dblClick(slider(canvasElement));
    await waitFor(() =>
      expect(within(canvasElement).getByRole('button', { name: 'Zoom out' })).not.toHaveAttribute(
        'aria-disabled',
      ),
    );
  },
};

export const HdLoading: Story = {
  name: 'HD loading',
  args: { hd: false, arrive: { high: 9 } },
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    await press(canvasElement, 'HD, high resolution');
    await within(canvasElement).findByText('Loading 37%');
  },
};

export const Hd: Story = {
  name: 'HD',
  args: { hd: false, count: 12 },
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    await press(canvasElement, 'HD, high resolution');
    await within(canvasElement).findByText('High resolution is ready');
  },
};

export const Fullscreen: Story = {
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    await press(canvasElement, 'Full screen');
    await waitFor(() =>
      expect(within(canvasElement).getByRole('button', { name: 'Full screen' })).toHaveAttribute(
        'aria-pressed',
        'true',
      ),
    );
  },
};

export const SomeFramesFailed: Story = {
  args: { failing: [3, 4, 5, 11] },
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    await userEvent.type(slider(canvasElement), '{Home}{ArrowRight}{ArrowRight}{ArrowRight}');
    await expect(within(canvasElement).queryByText('No pictures to show')).not.toBeVisible();
  },
};

export const AllFailed: Story = {
  args: { failing: 'all' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText('Try again')).toBeVisible());
  },
};

export const Hotspots: Story = {
  args: { hotspots: damages },
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('button', { name: '2 Worn tire' })).toBeVisible());
    canvas.getByRole('button', { name: 'Tow bar fitted' }).focus();
    await waitFor(() => expect(slider(canvasElement)).toHaveAttribute('aria-valuenow', '12'));
  },
};

export const HotspotOpen: Story = {
  args: { hotspots: damages },
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    await press(canvasElement, 'Scratch on the door, 4 cm');
    await waitFor(() =>
      expect(within(canvasElement).getByText('Scratch on the door, 4 cm')).toBeVisible(),
    );
  },
};

/** Placed on two frames, a pin is followed over those between and around them. */
export const PinFollowed: Story = {
  args: {
    hotspots: followPin(
      [
        { frame: 22, x: 0.66, y: 0.6 },
        { frame: 2, x: 0.42, y: 0.62 },
      ],
      24,
    ).map((point) => ({ ...point, id: 'dent', icon: '1', text: 'Dent', href: '#dent' })),
  },
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    const pin = within(canvasElement).getByRole('button', { name: '1 Dent' });
    const left = () => pin.getBoundingClientRect().left;
    await waitFor(() => expect(pin).toBeVisible());
    const first = left();
    slider(canvasElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(left()).toBeLessThan(first));
    await press(canvasElement, '1 Dent');
    await waitFor(() =>
      expect(within(canvasElement).getByRole('link', { name: 'Details' })).toBeVisible(),
    );
  },
};

/** A tap places a pin; it is then followed. */
export const PlacingAPin: Story = {
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    const marker = () => canvasElement.querySelector<HTMLElement>('.v360-marker');
    await waitFor(() => expect(marker()).toHaveAttribute('data-state', 'free'));
    slider(canvasElement).focus();
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await expect(marker()).toHaveAttribute('data-state', 'placed');
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(marker()).toHaveAttribute('data-state', 'followed'));
  },
  render: (args) => <PlacingRing {...args} />,
};

export const OneFrame: Story = {
  args: { count: 1 },
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    await waitFor(() =>
      expect(within(canvasElement).getByRole('img', { name: '360 view' })).toBeVisible(),
    );
    await expect(within(canvasElement).queryByRole('button', { name: 'Play' })).toBeNull();
  },
};

export const SeventyTwoFrames: Story = { args: { count: 72, hd: false } };

export const Thumbnails: Story = { args: { thumbnails: 8 } };

export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    const target = slider(canvasElement);
    target.focus();
    await userEvent.keyboard('{End}{ArrowRight}{PageUp}');
    await waitFor(() => expect(target).toHaveAttribute('aria-valuenow', '3'));
    await userEvent.keyboard('+');
    await waitFor(() => expect(target).toHaveFocus());
  },
};

export const ReducedMotion: Story = {
  args: { autoplay: true },
  beforeEach: () => {
    const real = window.matchMedia;
    window.matchMedia = (query) =>
      query.includes('reduced-motion')
        ? Object.assign(new EventTarget(), real.call(window, 'all'), { matches: true })
        : real.call(window, query);
    return () => {
      window.matchMedia = real;
    };
  },
  play: async ({ canvasElement }) => {
    await ready(canvasElement);
    await waitFor(() =>
      expect(within(canvasElement).getByRole('button', { name: 'Play' })).toBeVisible(),
    );
    await expect(viewerIn(canvasElement).dataset.motion).toBe('paused');
  },
};

let frames: HeldTimers | undefined;
export const SlowNetwork: Story = {
  args: { delay: 1500 },
  beforeEach: ({ args }) => {
    frames = new HeldTimers(args.delay!);
    return () => frames?.restore();
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Loading 0%');
    await waitFor(() => expect(frames!.count).toBeGreaterThan(0));
    frames!.end();
    await within(canvasElement).findByText(/Loading [1-9]/);
    frames!.restore();
    frames!.end();
  },
};

export const Narrow: Story = {
  args: { hotspots: damages, thumbnails: 6 },
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
};

export const Themed: Story = {
  name: 'Themed by variables',
  args: { hotspots: damages, className: 'themed' },
  decorators: [
    (Story) => (
      <>
        <style>{`.themed {
          --viewer-360-surface: #14202b; --viewer-360-text: #e8eef3; --viewer-360-line: #3b4a57;
          --viewer-360-accent: #ffb454; --viewer-360-accent-text: #14202b; --viewer-360-radius: 2px;
        }`}</style>
        <Story />
      </>
    ),
  ],
};
