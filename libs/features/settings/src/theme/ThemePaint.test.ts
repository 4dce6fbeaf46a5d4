// @vitest-environment jsdom
import { defaultPartnerColors } from '@forecourt/ui/theme';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ThemePaint } from './ThemePaint.ts';

let frames: (() => void)[];
const nextFrame = (): void => frames.splice(0).forEach((paint) => paint());

beforeEach(() => {
  frames = [];
});

function make() {
  const page = document.createElement('div');
  const paint = new ThemePaint(defaultPartnerColors, {
    requestFrame: (run) => frames.push(run),
    cancelFrame: () => (frames = []),
  });
  const leave = paint.add(page);
  const shown = (): string => page.style.getPropertyValue('--partner-accent-solid');
  return { page, paint, leave, shown };
}

describe('painting while a colour is dragged', () => {
  test('a page is painted as it comes, and left alone once it is gone', () => {
    const { paint, leave, shown } = make();
    expect(shown()).toBe(defaultPartnerColors.uiSecondary1);
    leave();
    paint.show({ ...defaultPartnerColors, uiSecondary1: '#112233' });
    expect(shown()).toBe(defaultPartnerColors.uiSecondary1);
  });

  test('many steps within a frame are painted once, with the last of them', () => {
    const { paint, shown } = make();
    const told = vi.fn();
    paint.listen('uiSecondary1', told);
    for (const hex of ['#111111', '#222222', '#333333'] as const) paint.drag('uiSecondary1', hex);
    expect([frames.length, shown()]).toEqual([1, defaultPartnerColors.uiSecondary1]);
    nextFrame();
    expect(shown()).toBe('#333333');
    expect(told).toHaveBeenCalledTimes(1);
    paint.drag('uiSecondary1', '#444444');
    expect(frames.length).toBe(1);
  });

  test('every page is painted alike', () => {
    const { paint, shown } = make();
    const other = document.createElement('div');
    paint.add(other);
    paint.drag('uiSecondary1', '#abcdef');
    nextFrame();
    expect([shown(), other.style.getPropertyValue('--partner-accent-solid')]).toEqual([
      '#abcdef',
      '#abcdef',
    ]);
  });

  test('a large page takes part in some frames only, and still ends in the last colour', () => {
    const { page, paint, shown, leave } = make();
    leave();
    paint.add(page, 3);
    paint.show({ ...defaultPartnerColors, uiSecondary1: '#000001' });
    const seen = ['#000002', '#000003', '#000004'].map((hex) => {
      paint.drag('uiSecondary1', hex);
      nextFrame();
      return shown();
    });
    expect(seen).toEqual(['#000001', '#000001', '#000004']);
    paint.drag('uiSecondary1', '#000005');
    for (let frame = 0; frame < 3; frame += 1) nextFrame();
    expect([shown(), frames.length]).toEqual(['#000005', 0]);
  });

  test('tells what had to be adjusted', () => {
    const { paint } = make();
    const told = vi.fn();
    const stop = paint.listen('uiSecondary1', told);
    paint.show({ ...defaultPartnerColors, uiSecondary1: '#ffe566' });
    expect(told.mock.lastCall?.[0]).toMatchObject({
      adjusted: { light: true, dark: false },
      shades: { solid: '#ffe566' },
    });
    stop();
    paint.show(defaultPartnerColors);
    expect(told).toHaveBeenCalledTimes(1);
  });

  test('what is shown at once is not undone by a step that was waiting', () => {
    const { paint, shown } = make();
    paint.drag('uiSecondary1', '#111111');
    paint.show(defaultPartnerColors);
    nextFrame();
    expect(shown()).toBe(defaultPartnerColors.uiSecondary1);
  });
});
