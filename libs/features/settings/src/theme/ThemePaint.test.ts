// @vitest-environment jsdom
import { defaultPartnerColors } from '@forecourt/ui/theme';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ThemePaint } from './ThemePaint.ts';

let frames: (() => void)[];
const nextFrame = (): void => frames.splice(0).forEach((paint) => paint());

beforeEach(() => {
  frames = [];
  document.head.innerHTML = '<style>.button { color: var(--fc-colors-accent-solid) }</style>';
});
afterEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = '';
});

/** A page with a button in its accent color. */
function makePage() {
  const page = document.createElement('div');
  page.innerHTML = '<b class="button"></b><b class="plain"></b>';
  document.body.append(page);
  const button = page.querySelector<HTMLElement>('.button')!;
  return {
    page,
    whole: (): string => page.style.getPropertyValue('--partner-accent-solid'),
    /** The color of the drag, or of the page while there is none. */
    shown: (): string =>
      button.style.getPropertyValue('--fc-colors-accent-solid') ||
      page.style.getPropertyValue('--partner-accent-solid'),
    isDragged: (): boolean => page.querySelector('[style*=accent]') !== null,
  };
}

function make() {
  const one = makePage();
  const paint = new ThemePaint(defaultPartnerColors, {
    requestFrame: (run) => frames.push(run),
    cancelFrame: () => (frames = []),
  });
  const leave = paint.add(one.page);
  return { ...one, paint, leave };
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
    const listener = vi.fn();
    paint.listen('uiSecondary1', listener);
    for (const hex of ['#111111', '#222222', '#333333'] as const) paint.drag('uiSecondary1', hex);
    expect([frames.length, shown()]).toEqual([1, defaultPartnerColors.uiSecondary1]);
    nextFrame();
    expect(shown()).toBe('#333333');
    expect(listener).toHaveBeenCalledTimes(1);
    paint.drag('uiSecondary1', '#444444');
    expect(frames.length).toBe(1);
  });

  test('every page has every frame’s colour, also one that comes during the drag', () => {
    const { paint, shown } = make();
    const other = makePage();
    paint.add(other.page);
    paint.drag('uiSecondary1', '#abcdef');
    nextFrame();
    const late = makePage();
    paint.add(late.page);
    expect(late.shown()).toBe('#abcdef');
    paint.drag('uiSecondary1', '#fedcba');
    nextFrame();
    expect([shown(), other.shown(), late.shown()]).toEqual(Array(3).fill('#fedcba'));
  });

  test('only what wears the colour is touched until the drag ends; then the page has it as a whole', () => {
    const { paint, whole, isDragged } = make();
    paint.drag('uiSecondary1', '#abcdef');
    nextFrame();
    expect([whole(), isDragged()]).toEqual([defaultPartnerColors.uiSecondary1, true]);
    paint.drag('uiSecondary1', '#aaaaaa');
    paint.settle();
    expect([whole(), isDragged(), frames.length]).toEqual(['#aaaaaa', false, 0]);
  });

  test('a drag that was never let go ends where another colour’s begins', () => {
    const { paint, whole, isDragged } = make();
    paint.drag('uiSecondary1', '#abcdef');
    nextFrame();
    paint.drag('uiSecondary2', '#00aa88');
    nextFrame();
    expect([whole(), isDragged()]).toEqual(['#abcdef', false]);
  });

  test('a page that is left in the middle of a drag keeps nothing of it', () => {
    const { paint, leave, isDragged } = make();
    paint.drag('uiSecondary1', '#abcdef');
    nextFrame();
    leave();
    expect(isDragged()).toBe(false);
  });

  test('tells what had to be adjusted', () => {
    const { paint } = make();
    const listener = vi.fn();
    const stop = paint.listen('uiSecondary1', listener);
    paint.show({ ...defaultPartnerColors, uiSecondary1: '#ffe566' });
    expect(listener.mock.lastCall?.[0]).toMatchObject({
      adjusted: { light: true, dark: false },
      shades: { solid: '#ffe566' },
    });
    stop();
    paint.show(defaultPartnerColors);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('what is shown at once is not undone by a step that was waiting', () => {
    const { paint, shown } = make();
    paint.drag('uiSecondary1', '#111111');
    paint.show(defaultPartnerColors);
    nextFrame();
    expect(shown()).toBe(defaultPartnerColors.uiSecondary1);
  });
});
