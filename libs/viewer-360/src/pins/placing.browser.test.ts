import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { mount, painted, point, unmountAll, until } from '../testing/mount.ts';
import type { PinPoint } from './followPin.ts';
import { attachPlacing } from './placing.ts';

afterEach(unmountAll);

/** The drawn frames are not exactly as wide as the stage. */
const near = (value: number) => expect.closeTo(value, 2) as number;

const start = async (points: readonly PinPoint[] = []) => {
  const { viewer, container, slider } = mount({ count: 24 });
  await until(() => expect(viewer.spin.state.phase).toBe('ready'));
  await painted();
  const changes: (readonly PinPoint[])[] = [];
  const placing = attachPlacing(viewer, { points, onChange: (next) => changes.push(next) });
  const marker = container.querySelector<HTMLElement>('.v360-marker') as HTMLElement;
  const tap = (x: number, y: number) => {
    point(slider, 'down', x, y, { isPrimary: true });
    point(slider, 'up', x, y, { isPrimary: true });
  };
  return { viewer, container, slider, placing, changes, marker, tap };
};

describe('a tap', () => {
  it('places the pin where the picture was touched', async () => {
    const { changes, marker, tap } = await start();
    expect(marker.dataset.state).toBe('free');
    tap(150, 300);
    expect(changes).toEqual([[{ frame: 0, x: near(0.25), y: near(0.75) }]]);
    expect(marker.dataset.state).toBe('placed');
    const { x, y } = new DOMMatrix(marker.style.transform).transformPoint();
    expect([Math.round(x), Math.round(y)]).toEqual([150, 300]);
  });

  it('places it on the same spot of a zoomed picture', async () => {
    const { viewer, changes, tap } = await start();
    viewer.zoom.to(2, { x: -150, y: 100 });
    tap(150, 300);
    expect(changes).toEqual([[{ frame: 0, x: near(0.25), y: near(0.75) }]]);
  });

  it('that drags, or is one of two fingers, turns and places nothing', async () => {
    const { viewer, slider, changes } = await start();
    point(slider, 'down', 100, 100, { isPrimary: true });
    point(slider, 'move', 160, 100, { isPrimary: true });
    point(slider, 'up', 160, 100, { isPrimary: true });
    point(slider, 'down', 200, 100, { isPrimary: false, pointerId: 2 });
    point(slider, 'up', 200, 100, { isPrimary: false, pointerId: 2 });
    expect(changes).toEqual([]);
    expect(viewer.spin.state.frame).not.toBe(0);
  });
});

describe('the keyboard', () => {
  it('turns with arrows, moves with shift, and places with Enter', async () => {
    const { viewer, slider, changes } = await start();
    slider.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    expect(viewer.spin.state.frame).toBe(2);
    expect(changes.at(-1)).toEqual([{ frame: 2, x: 0.5, y: 0.5 }]);
    await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowDown}{/Shift}');
    expect(viewer.spin.state.frame).toBe(2);
    expect(changes.at(-1)).toEqual([{ frame: 2, x: 0.49, y: 0.51 }]);
  });

  it('of the viewer’s buttons places nothing', async () => {
    const { container, changes } = await start();
    container.querySelector<HTMLElement>('button[aria-label="Zoom in"]')?.focus();
    await userEvent.keyboard('{Enter}');
    expect(changes).toEqual([]);
  });
});

describe('the marker', () => {
  const at = (frame: number, x: number) => ({ frame, x, y: 0.5 });

  it('follows the car from where the pin was placed, and is faint on its other side', async () => {
    const { viewer, marker } = await start([at(3, 0.6), at(6, 0.45)]);
    const stateOn = async (frame: number) => {
      viewer.spin.turnTo(frame);
      await painted();
      return marker.dataset.state;
    };
    expect(await stateOn(3)).toBe('placed');
    expect(await stateOn(5)).toBe('followed');
    expect(await stateOn(17)).toBe('away');
  });

  it('is moved on the seen frame, from where it was followed to', async () => {
    const { viewer, placing, changes } = await start([at(3, 0.6), at(6, 0.45)]);
    viewer.spin.turnTo(5);
    placing.nudge(0.01, 0);
    const [moved] = changes;
    expect(moved?.map(({ frame }) => frame)).toEqual([3, 6, 5]);
    expect(moved?.[2]?.x).toBeGreaterThan(0.45);
    expect(moved?.[2]?.x).toBeLessThan(0.6);
  });

  it('is gone when placing stops, and taps turn nothing into pins', async () => {
    const { container, placing, changes, tap } = await start();
    placing.stop();
    tap(150, 300);
    expect(changes).toEqual([]);
    expect(container.querySelector('.v360-placing')).toBeNull();
  });
});
