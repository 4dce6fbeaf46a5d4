import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { EngineWindow, InputSource } from './Engine.ts';
import { installHelpers, sent } from './inPage.ts';
import type { Target } from './inPage.ts';

const library = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

/** Keys by their WebDriver code points. */
const keys = { Enter: '\uE007', Escape: '\uE00C', Home: '\uE011', ArrowRight: '\uE014' };

/** A place in the window, in px. */
interface Point {
  x: number;
  y: number;
}

/** A person at a window of an engine, who finds things by what they are called. */
export class Phone {
  readonly window: EngineWindow;

  constructor(window: EngineWindow) {
    this.window = window;
  }

  /** Opens an address. */
  goto(url: string): Promise<void> {
    return this.window.goto(url);
  }

  /** Waits until a part is there. */
  async sees(target: Target): Promise<void> {
    await expect.poll(() => this.count(target), { message: sentence('sees', target) }).not.toBe(0);
  }

  /** Waits until no such part is there. */
  async misses(target: Target): Promise<void> {
    await this.counts(target, 0);
  }

  /** Waits until there are this many of them. */
  async counts(target: Target, count: number): Promise<void> {
    await expect
      .poll(() => this.count(target), { message: sentence('counts', target) })
      .toBe(count);
  }

  async count(target: Target): Promise<number> {
    await this.prepare();
    return this.window.run((it) => window.forecourtJourney!.all(it).length, sent(target));
  }

  /** Presses the first such part, once it is at rest and nothing is in front of it. */
  async press(target: Target): Promise<void> {
    const { x, y } = await this.pointOf(target);
    await this.window.perform([
      pointer([
        { type: 'pointerMove', x, y, duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    ]);
  }

  /** Writes into an empty field. */
  async write(target: Target, text: string): Promise<void> {
    await this.press(target);
    await this.type(text);
    await expect
      .poll(() => this.valueOf(target), { message: sentence('writes', target) })
      .toBe(text);
  }

  /** Presses a key where the focus is. */
  async key(name: keyof typeof keys): Promise<void> {
    await this.type(keys[name]);
  }

  /** Moves a finger over a part, from its middle. */
  async drag(target: Target, by: Point): Promise<void> {
    const { x, y } = await this.pointOf(target);
    const steps = Array.from({ length: 10 }, (_, step) => ({
      type: 'pointerMove' as const,
      x: Math.round(x + (by.x * (step + 1)) / 10),
      y: Math.round(y + (by.y * (step + 1)) / 10),
      duration: 20,
    }));
    await this.window.perform([
      pointer([
        { type: 'pointerMove', x, y, duration: 0 },
        { type: 'pointerDown', button: 0 },
        ...steps,
        { type: 'pointerUp', button: 0 },
      ]),
    ]);
  }

  /** Chooses files for the first input of the page that matches. */
  async choose(selector: string, paths: readonly string[]): Promise<void> {
    const isThere = (css: string) => document.querySelector(css) !== null;
    await expect.poll(() => this.window.run(isThere, selector), { message: selector }).toBe(true);
    await this.window.setFiles((css: string) => document.querySelector(css)!, [selector], paths);
  }

  /** An attribute of the first such part. */
  async attribute(target: Target, name: string): Promise<string | null> {
    await this.prepare();
    return this.window.run(
      (it, attribute) => window.forecourtJourney!.all(it)[0]?.getAttribute(attribute) ?? null,
      sent(target),
      name,
    );
  }

  /** The text of the first such part. */
  async textOf(target: Target): Promise<string> {
    await this.prepare();
    return this.window.run(
      (it) => window.forecourtJourney!.all(it)[0]?.textContent ?? '',
      sent(target),
    );
  }

  private valueOf(target: Target): Promise<string | undefined> {
    return this.window.run(
      (it) => (window.forecourtJourney!.all(it)[0] as HTMLInputElement | undefined)?.value,
      sent(target),
    );
  }

  private async type(text: string): Promise<void> {
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown' as const, value },
      { type: 'keyUp' as const, value },
    ]);
    await this.window.perform([{ type: 'key', id: 'keyboard', actions }]);
  }

  private async pointOf(target: Target): Promise<Point> {
    let point: Point | undefined;
    await expect(async () => {
      await this.prepare();
      const found = await this.window.run((it) => window.forecourtJourney!.point(it), sent(target));
      if ('why' in found) throw new Error(`${sentence('presses', target)}, which ${found.why}`);
      point = found;
    }).toPass();
    return point!;
  }

  /** Each new document needs the helpers again. */
  private async prepare(): Promise<void> {
    if (await this.window.run(() => 'forecourtJourney' in window)) return;
    await this.window.load(library);
    await this.window.run(installHelpers);
  }
}

const pointer = (actions: Extract<InputSource, { type: 'pointer' }>['actions']): InputSource => ({
  type: 'pointer',
  id: 'finger',
  parameters: { pointerType: 'mouse' },
  actions,
});

const sentence = (act: string, target: Target): string =>
  `${act} ${Object.entries(target)
    .map(([key, value]) => `${key} ${String(value)}`)
    .join(', ')}`;
