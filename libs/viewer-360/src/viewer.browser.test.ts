import axe from 'axe-core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { linkToHash } from './deepLink.ts';
import { mount, painted, point, unmountAll, until } from './testing/mount.ts';

afterEach(unmountAll);

const ready = async (...args: Parameters<typeof mount>) => {
  const all = mount(...args);
  await until(() => expect(all.viewer.spin.state.phase).toBe('ready'));
  await painted();
  return all;
};

const button = (container: HTMLElement, name: string) =>
  container.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`) as HTMLButtonElement;

describe('the keyboard', () => {
  it('turns, jumps, zooms, plays and switches', async () => {
    const { viewer, slider } = await ready({ count: 16 });
    const { spin } = viewer;
    slider.focus();
    const press = async (keys: string) => {
      await userEvent.keyboard(keys);
      return spin.state;
    };
    expect((await press('{ArrowRight}')).frame).toBe(1);
    expect((await press('{ArrowLeft}{ArrowLeft}')).frame).toBe(15);
    expect((await press('{Home}')).frame).toBe(0);
    expect((await press('{End}')).frame).toBe(15);
    expect((await press('{Home}{PageUp}')).frame).toBe(2);
    expect((await press('{PageDown}{PageDown}')).frame).toBe(14);
    expect((await press('+')).view.scale).toBe(1.5);
    expect((await press('++')).view.scale).toBe(1.6);
    expect((await press('---')).view.scale).toBe(1);
    expect((await press(' ')).motion).toBe('playing');
    expect((await press(' ')).motion).toBe('paused');
    expect((await press('h')).hd).toBe(false);
    expect(spin.state.intro).toBe(false);
  });

  it('shows where it is by an edge of its own, for an accent too light for lines', async () => {
    const { container, slider } = await ready();
    container.style.setProperty('--viewer-360-accent', 'rgb(180, 255, 0)');
    container.style.setProperty('--viewer-360-edge', 'rgb(90, 127, 0)');
    slider.focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(getComputedStyle(slider).outlineColor).toBe('rgb(90, 127, 0)');
  });

  it('moves the picture by 10 pixels in pan mode', async () => {
    const { viewer, slider } = await ready();
    viewer.zoom.setMode('pan');
    slider.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    expect(viewer.spin.state.view).toEqual({ scale: 1.5, x: -10, y: -10 });
    expect(viewer.spin.state.frame).toBe(0);
  });

  it('reaches every hotspot, turns to it, opens it and comes back', async () => {
    const hotspots = [
      { frame: 5, x: 0.5, y: 0.5, text: 'Dent', icon: 'damage' },
      { frame: 0, x: 0.2, y: 0.5, text: 'Door', icon: '2' },
    ];
    const { viewer, container, slider } = await ready({ hotspots });
    slider.focus();
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(button(container, 'Dent'));
    expect(viewer.spin.state.frame).toBe(5);
    await userEvent.keyboard('{Enter}');
    expect(button(container, 'Dent').getAttribute('aria-expanded')).toBe('true');
    expect(container.querySelector<HTMLElement>('.v360-bubble')?.innerText).toContain('Dent');
    await userEvent.keyboard('{Escape}');
    expect(button(container, 'Dent').getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(button(container, 'Dent'));
  });
});

describe('a hotspot from outside', () => {
  const hotspots = [
    { id: 'dent', frame: 5, x: 0.5, y: 0.5, text: 'Dent', href: '#dent' },
    { id: 'dent', frame: 4, x: 0.4, y: 0.5, text: '' },
    { id: 'door', frame: 0, x: 0.2, y: 0.5, text: 'Door' },
  ];
  const bubble = (container: HTMLElement) =>
    container.querySelector<HTMLElement>('.v360-bubble') as HTMLElement;

  it('turns the ring to its first entry, shows its words and link, and says which', async () => {
    const opened: (string | undefined)[] = [];
    const { viewer, container } = await ready({ hotspots, onHotspot: (id) => opened.push(id) });
    viewer.showHotspot('dent');
    await painted();
    expect(viewer.spin.state.frame).toBe(5);
    expect(bubble(container).innerText).toContain('Dent');
    expect(bubble(container).querySelector('a')?.getAttribute('href')).toBe('#dent');
    viewer.showHotspot('door');
    await painted();
    expect(viewer.spin.state.frame).toBe(0);
    expect(bubble(container).querySelector('a')).toBeNull();
    expect(opened).toEqual(['dent', 'door']);
  });

  it('stays open when it is shown again, and closes with none', async () => {
    const { viewer, container } = await ready({ hotspots });
    viewer.showHotspot('dent');
    viewer.spin.turnTo(4);
    viewer.showHotspot('dent');
    expect(viewer.spin.state.frame).toBe(4);
    expect(bubble(container).hidden).toBe(false);
    viewer.showHotspot(undefined);
    expect(bubble(container).hidden).toBe(true);
    viewer.showHotspot('unknown');
    expect(bubble(container).hidden).toBe(true);
  });

  it('computes nothing while the ring turns: the same places are read on every frame', async () => {
    const { viewer, container } = await ready({ hotspots });
    const spot = button(container, 'Dent');
    const transformOn = async (frame: number) => {
      viewer.spin.turnTo(frame);
      await painted();
      return spot.style.transform;
    };
    const [on5, on4] = [await transformOn(5), await transformOn(4)];
    hotspots.splice(0, 2);
    expect([await transformOn(5), await transformOn(4)]).toEqual([on5, on4]);
  });
});

describe('screen readers', () => {
  it('hear the angle, and little else', async () => {
    const { viewer, container, slider } = await ready({ count: 8 });
    expect(slider.getAttribute('aria-valuetext')).toBe('0 degrees');
    viewer.spin.turnTo(2);
    await until(() => expect(slider.getAttribute('aria-valuetext')).toBe('90 degrees'));
    expect(slider.getAttribute('aria-valuenow')).toBe('2');
    expect(container.querySelector('[aria-live]')?.textContent).toBe('360 view is ready');
  });

  it.each([
    ['ready', {}, {}],
    ['loading', {}, { arrive: { low: 3 } }],
    [
      'with everything',
      { thumbnails: true, hotspots: [{ frame: 0, x: 0.5, y: 0.5, text: 'A' }] },
      {},
    ],
    ['one frame', { count: 1 }, {}],
    ['nothing came', {}, { failing: 'all' as const }],
  ])('find nothing in their way: %s', async (_state, options, drawn) => {
    const { container, viewer } = mount(options, drawn);
    await until(() => expect(viewer.spin.state.settled.low).toBeGreaterThan(0));
    await painted();
    container.querySelector<HTMLElement>('.v360-hotspot')?.click();
    const { violations } = await axe.run(container, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      rules: { region: { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });

  it('and fingers find targets of 24 pixels at least', async () => {
    const hotspots = [{ frame: 0, x: 0.5, y: 0.5, text: 'A' }];
    const { container } = await ready({ hotspots, thumbnails: 6 });
    container.querySelector<HTMLElement>('.v360-hotspot')?.click();
    for (const target of container.querySelectorAll('button')) {
      if (target.closest('[hidden]')) continue;
      const { width, height } = target.getBoundingClientRect();
      expect(Math.min(width, height), target.outerHTML).toBeGreaterThanOrEqual(24);
    }
  });
});

describe('zooming', () => {
  const double = (slider: HTMLElement, x: number, y: number) => {
    for (let click = 0; click < 2; click++) {
      point(slider, 'down', x, y);
      point(slider, 'up', x, y);
    }
  };

  it('goes in and out with a double-click, around the point', async () => {
    const { viewer, slider } = await ready();
    double(slider, 400, 200);
    const { view } = viewer.spin.state;
    expect(view.scale).toBe(1.5);
    expect(view.x).toBeCloseTo(-50, 0);
    double(slider, 400, 200);
    expect(viewer.spin.state.view).toEqual({ scale: 1, x: 0, y: 0 });
  });

  it('follows two fingers, and does not turn then', async () => {
    const { viewer, slider } = await ready();
    point(slider, 'down', 250, 200, { pointerId: 1 });
    point(slider, 'down', 350, 200, { pointerId: 2 });
    point(slider, 'move', 200, 200, { pointerId: 1 });
    point(slider, 'move', 400, 200, { pointerId: 2 });
    expect(viewer.spin.state.view.scale).toBeCloseTo(2);
    expect(viewer.spin.state.frame).toBe(0);
    point(slider, 'move', 299, 200, { pointerId: 1 });
    point(slider, 'move', 301, 200, { pointerId: 2 });
    expect(viewer.spin.state.view.scale).toBe(0.5);
    point(slider, 'up', 301, 200, { pointerId: 2 });
    expect(viewer.spin.state.view.scale).toBe(1);
    point(slider, 'up', 299, 200, { pointerId: 1 });
  });

  it('leaves the wheel to the page until zoomed, then steps by 0.05', async () => {
    const { viewer, slider } = await ready();
    const wheel = (deltaY: number) => {
      const event = new WheelEvent('wheel', { deltaY, bubbles: true, cancelable: true });
      slider.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(wheel(-100)).toBe(false);
    expect(viewer.spin.state.view.scale).toBe(1);
    viewer.zoom.toggle();
    expect(wheel(-100)).toBe(true);
    expect(viewer.spin.state.view.scale).toBe(1.55);
  });

  it('drags the picture in pan mode', async () => {
    const { viewer, slider, container } = await ready();
    button(container, 'Move picture').click();
    expect(viewer.spin.state.mode).toBe('pan');
    point(slider, 'down', 300, 200);
    point(slider, 'move', 340, 220);
    expect(viewer.spin.state.view).toEqual({ scale: 1.5, x: 40, y: 20 });
    expect(viewer.spin.state.frame).toBe(0);
  });
});

describe('the rest of it', () => {
  it('offers to try again when nothing came', async () => {
    const { viewer, container, load } = await ready({ count: 3, hd: false }, { failing: 'all' });
    const before = load.asked.length;
    container.querySelector<HTMLElement>('.v360-retry')?.click();
    await until(() => expect(load.asked.length).toBeGreaterThanOrEqual(before + 3));
    expect(viewer.spin.state.frame).toBe(0);
  });

  it('fills the window where the browser has no full screen, until Escape', async () => {
    vi.spyOn(document, 'fullscreenEnabled', 'get').mockReturnValue(false);
    const { viewer, container, slider } = await ready();
    button(container, 'Full screen').click();
    expect(viewer.spin.state.fullscreen).toBe(true);
    expect(viewer.element.getBoundingClientRect().width).toBe(innerWidth);
    slider.focus();
    await userEvent.keyboard('{Escape}');
    expect(viewer.spin.state.fullscreen).toBe(false);
  });

  it('keeps the angle in the address, and takes it from there', async () => {
    history.replaceState(null, '', '#831&frame=4');
    const { viewer } = await ready();
    const stop = linkToHash(viewer.spin);
    expect(viewer.spin.state.frame).toBe(4);
    viewer.spin.turnTo(7);
    await until(() => expect(location.hash).toBe('#831&frame=7'));
    stop();
    history.replaceState(null, '', '#');
  });

  it('jumps to an angle from the strip of thumbnails', async () => {
    const { viewer, container } = await ready({ thumbnails: 4 });
    button(container, '180 degrees').click();
    await painted();
    expect(viewer.spin.state.frame).toBe(6);
    expect(button(container, '180 degrees').getAttribute('aria-current')).toBe('true');
  });

  it('tells of changes of the angle once per picture', async () => {
    const onChange = vi.fn();
    const { viewer } = await ready({ onChange });
    viewer.spin.turnBy(1);
    viewer.spin.turnBy(1);
    await painted();
    expect(onChange.mock.calls).toEqual([[2, 60]]);
  });

  it('has one style sheet however many viewers there are', () => {
    mount();
    const { length } = document.adoptedStyleSheets;
    mount();
    unmountAll();
    mount();
    expect(document.adoptedStyleSheets).toHaveLength(length);
  });

  it('follows a change of state that comes together with a turn', async () => {
    const { viewer, container } = await ready({ count: 6 });
    viewer.spin.send({ type: 'view', view: { scale: 2, x: 0, y: 0 } });
    viewer.spin.turnBy(1);
    await until(() => expect(button(container, 'Zoom out').ariaDisabled).toBeNull());
  });
});
