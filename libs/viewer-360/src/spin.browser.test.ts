import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type {} from '@vitest/browser-playwright';
import { cdp, userEvent } from 'vitest/browser';
import { mount, painted, point, shownPixel, unmountAll, until } from './testing/mount.ts';

afterEach(async () => {
  unmountAll();
  vi.useRealTimers();
  await lessMotion(false);
});

/** From now on the viewer's timers and frames pass only with `vi.advanceTimersByTime` and `until`. */
const holdTime = () =>
  vi.useFakeTimers({
    toFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'performance',
    ],
  });

/** Emulates the user's reduced-motion preference. */
const lessMotion = (on: boolean) =>
  cdp().send('Emulation.setEmulatedMedia', {
    features: on ? [{ name: 'prefers-reduced-motion', value: 'reduce' }] : [],
  });

const low = (count: number) => Array.from({ length: count }, (_, i) => `low/${i}`);

describe('loading', () => {
  it('asks for frame 0, then for frames spread over the ring, then for sharp ones', async () => {
    const { load, viewer } = mount({ count: 12 });
    await until(() => expect(load.asked).toHaveLength(24));
    expect(load.asked.slice(0, 6)).toEqual(['low/0', 'low/6', 'low/3', 'low/9', 'low/1', 'low/4']);
    expect([...load.asked.slice(0, 12)].sort()).toEqual(low(12).sort());
    expect(load.asked.slice(12, 15)).toEqual(['high/0', 'high/1', 'high/11']);
    await until(() => expect(viewer.spin.state.settled.high).toBe(12));
  });

  it('can be dragged over the whole ring after six frames, and never shows nothing', async () => {
    const { viewer, container, slider } = mount({ count: 24 }, { arrive: { low: 6 } });
    await until(() => expect(viewer.spin.state.settled.low).toBe(6));
    await until(() => expect(shownPixel(container)).not.toBe('0,0,0'));
    const seen = new Set<string>();
    point(slider, 'down', 100, 100);
    // A busy machine may skip painting some of the angles the first time round.
    for (let step = 0; step < 5 * 24 && seen.size < 5; step++) {
      point(slider, 'move', 100 + step * 13, 100);
      await painted();
      const pixel = shownPixel(container) as string;
      expect(pixel).not.toBe('0,0,0');
      seen.add(pixel);
    }
    expect(seen.size).toBe(5);
    expect(viewer.spin.state.phase).toBe('loading');
  });

  it('gets a frame again that failed once, and goes without one that never comes', async () => {
    const { viewer, load } = mount({ count: 6, hd: false }, { flaky: [2], failing: [4] });
    await until(() => expect(viewer.spin.state.phase).toBe('ready'));
    expect(viewer.spin.state.failed.low).toBe(2);
    await until(() => expect(viewer.spin.state.failed.low).toBe(1));
    expect(load.asked.filter((name) => name === 'low/2')).toHaveLength(2);
    viewer.spin.turnTo(4);
    await painted();
    expect(viewer.element.querySelector('canvas')).not.toBeNull();
  });

  it('gets no sharp pictures unless wanted, but one for a zoomed picture', async () => {
    const { viewer, load } = mount({ count: 6, hd: false });
    await until(() => expect(viewer.spin.state.phase).toBe('ready'));
    expect(load.asked.filter((name) => name.startsWith('high'))).toEqual([]);
    viewer.spin.turnTo(3);
    viewer.zoom.toggle();
    await until(() => expect(load.asked.at(-1)).toBe('high/3'));
  });

  it('starts only near the viewport', async () => {
    const spacer = document.createElement('div');
    spacer.style.height = '4000px';
    document.body.prepend(spacer);
    onTestFinished(() => spacer.remove());
    const { viewer, load, container } = mount({ count: 6 });
    await painted();
    expect([viewer.spin.state.phase, load.asked]).toEqual(['waiting', []]);
    container.scrollIntoView();
    await until(() => expect(load.asked.length).toBeGreaterThan(0));
  });

  it('keeps decoded pictures within the budget', async () => {
    const budget = 6_000_000;
    const { viewer } = mount({ count: 12, budget });
    await until(() => expect(viewer.spin.state.settled.high).toBe(12));
    for (const frame of [0, 3, 6, 9]) {
      viewer.spin.turnTo(frame);
      await until(() => expect(viewer.spin.bytes).toBeGreaterThan(budget / 3));
      await until(() => expect(viewer.spin.bytes).toBeLessThanOrEqual(budget));
    }
  });

  it('ends every request and frees everything when it goes', async () => {
    holdTime();
    const { viewer, load, container } = mount({ count: 24 }, { arrive: { low: 3 } });
    await until(() => expect(viewer.spin.state.settled.low).toBe(3));
    const asked = load.asked.length;
    viewer.destroy();
    expect(load.aborted).toHaveLength(load.asked.length);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(load.asked).toHaveLength(asked);
    expect([viewer.spin.bytes, container.childElementCount]).toEqual([0, 0]);
  });
});

describe('dragging', () => {
  it('turns one frame per 13 pixels, with a real mouse', async () => {
    const { viewer, slider } = mount({ count: 12, hd: false });
    await until(() => expect(viewer.spin.state.phase).toBe('ready'));
    await lessMotion(true);
    const at = (x: number) => ({ x, y: 100 });
    await userEvent.dragAndDrop(slider, slider, {
      sourcePosition: at(100),
      targetPosition: at(139),
    });
    expect([viewer.spin.state.frame, viewer.spin.state.intro]).toEqual([3, false]);
  });

  it('runs out after a flick, and not when less motion is wished', async () => {
    holdTime();
    const { viewer, slider } = mount({ count: 72, hd: false });
    const flick = () => {
      const event = (type: 'down' | 'move' | 'up', x: number) =>
        point(slider, type, x, 100, { timeStamp: performance.now() });
      event('down', 100);
      for (let x = 100; x <= 180; x += 20) {
        vi.advanceTimersByTime(10);
        event('move', x);
      }
      event('up', 180);
      const { frame } = viewer.spin.state;
      vi.advanceTimersByTime(300);
      return viewer.spin.state.frame - frame;
    };
    expect(flick()).toBeGreaterThan(3);
    viewer.spin.touch();
    await lessMotion(true);
    expect(flick()).toBe(0);
  });

  it('leaves the page its scrolling: a vertical swipe is the browser’s', () => {
    const { viewer, container } = mount();
    const stage = container.querySelector<HTMLElement>('.v360-stage') as HTMLElement;
    expect(stage.style.touchAction).toBe('pan-y');
    const { frame } = viewer.spin.state;
    point(stage, 'down', 100, 100);
    point(stage, 'cancel', 100, 120);
    point(stage, 'move', 300, 100);
    expect(viewer.spin.state.frame).toBe(frame);
  });
});

describe('playing', () => {
  it('plays one round, a frame each 100 ms, from when it is ready, and stops', async () => {
    holdTime();
    const { viewer } = mount({ count: 6, hd: false, autoplay: true });
    await until(() => expect(viewer.spin.state.motion).toBe('playing'));
    const played: number[] = [viewer.spin.state.frame];
    for (let time = 0; time < 700; time += 20) {
      vi.advanceTimersByTime(20);
      if (viewer.spin.state.frame !== played.at(-1)) played.push(viewer.spin.state.frame);
      // The time until it was seen to play is less than one of these steps.
      if (time < 560) expect(viewer.spin.state.motion).toBe('playing');
    }
    expect(viewer.spin.state.motion).toBe('paused');
    expect(played).toEqual([0, 1, 2, 3, 4, 5, 0]);
  });

  it('stops at a touch', async () => {
    const { viewer, slider } = mount({ count: 6, hd: false, autoplay: true });
    await until(() => expect(viewer.spin.state.motion).toBe('playing'));
    point(slider, 'down', 100, 100);
    expect(viewer.spin.state.motion).toBe('paused');
  });
});

describe('resizing', () => {
  it('shows a picture at every size, without a flash', async () => {
    const { viewer, container } = mount({ count: 6 });
    await until(() => expect(viewer.spin.state.settled.high).toBe(6));
    await painted();
    for (const width of [500, 300, 640]) {
      container.style.width = `${width}px`;
      container.style.height = `${(width * 2) / 3}px`;
      await new Promise((resolve) => requestAnimationFrame(resolve));
      expect(shownPixel(container)).not.toBe('0,0,0');
    }
  });
});
