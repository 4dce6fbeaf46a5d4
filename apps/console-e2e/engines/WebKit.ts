import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { expect } from '@playwright/test';
import { freePorts } from '../server/ports.ts';
import { ended } from '../server/said.ts';
import { expressionOf, screen } from './Engine.ts';
import type { Engine, EngineWindow, InputSource } from './Engine.ts';

/** Its browser's bar of buttons, above the page, in px: as low as the style below makes it. */
const BAR = 40;

/** By their own sizes the buttons alone are wider than a phone. */
const narrowBar = `button, entry, image, box {
  min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0;
  font-size: 2px; -gtk-icon-transform: scale(0.1);
}`;

/** WebKitGTK on a screen of its own that nobody sees, by W3C WebDriver (https://w3.org/TR/webdriver). */
export class WebKit implements Engine {
  private readonly driver: Driver;
  private readonly browser: string;
  private readonly end: () => Promise<void>;

  private constructor(driver: Driver, browser: string, end: () => Promise<void>) {
    this.driver = driver;
    this.browser = browser;
    this.end = end;
  }

  static async start(programs: {
    driver: string;
    browser: string;
    screen: string;
  }): Promise<WebKit> {
    const home = mkdtempSync(join(tmpdir(), 'forecourt-webkit-'));
    const style = join(home, 'gtk-3.0/gtk.css');
    mkdirSync(dirname(style));
    writeFileSync(style, narrowBar);
    const size = `${screen.width}x${screen.height + BAR}x24`;
    const display = spawn(
      programs.screen,
      ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp'],
      { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
    );
    const running = [display];
    const end = async () => {
      await Promise.all(running.map((child) => ended(child)));
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    };
    try {
      const [number] = (await once(display.stdio[3] as Readable, 'data')) as [Buffer];
      const [port] = await freePorts(1);
      running.push(
        spawn(programs.driver, [`--port=${port}`], {
          stdio: 'ignore',
          env: {
            ...process.env,
            DISPLAY: `:${String(number).trim()}`,
            XDG_CONFIG_HOME: home,
            // There is no graphics card.
            WEBKIT_DISABLE_DMABUF_RENDERER: '1',
            LIBGL_ALWAYS_SOFTWARE: '1',
          },
        }),
      );
      const driver = new Driver(`http://127.0.0.1:${port}`);
      await expect(() => driver.call('GET', '/status')).toPass();
      return new WebKit(driver, programs.browser, end);
    } catch (error) {
      await end();
      throw error;
    }
  }

  async open(): Promise<EngineWindow> {
    const { sessionId } = await this.driver.call<{ sessionId: string }>('POST', '/session', {
      capabilities: {
        alwaysMatch: {
          'webkitgtk:browserOptions': { binary: this.browser, args: ['--automation'] },
        },
      },
    });
    const session = this.driver.at(`/session/${sessionId}`);
    const sized = (height: number) =>
      session.call('POST', '/window/rect', { x: 0, y: 0, width: screen.width, height });
    const window = new WebKitWindow(session);
    await sized(screen.height);
    const bar = screen.height - (await window.run(() => innerHeight));
    await sized(screen.height + bar);
    await expect
      .poll(() => window.run(() => [innerWidth, innerHeight]))
      .toEqual(Object.values(screen));
    return window;
  }

  close(): Promise<void> {
    return this.end();
  }
}

/** Calls of W3C WebDriver. */
class Driver {
  private readonly base: string;

  constructor(base: string) {
    this.base = base;
  }

  at(path: string): Driver {
    return new Driver(this.base + path);
  }

  /** @throws what the driver answers instead of a value */
  async call<Value>(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body?: object,
  ): Promise<Value> {
    const answer = await fetch(this.base + path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: Value & { message: string } };
    if (!answer.ok) throw new Error(value.message);
    return value;
  }
}

/** The name by which W3C WebDriver hands out an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

class WebKitWindow implements EngineWindow {
  private readonly session: Driver;

  constructor(session: Driver) {
    this.session = session;
  }

  async goto(url: string): Promise<void> {
    await this.session.call('POST', '/url', { url });
  }

  async run<Args extends unknown[], Result>(
    inPage: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result> {
    return JSON.parse(await this.evaluate(`return ${expressionOf(inPage, args)}`)) as Result;
  }

  async load(script: string): Promise<void> {
    await this.evaluate(script);
  }

  async perform(actions: readonly InputSource[]): Promise<void> {
    await this.session.call('POST', '/actions', { actions });
  }

  async setFiles<Args extends unknown[]>(
    input: (...args: Args) => Element,
    args: Args,
    paths: readonly string[],
  ): Promise<void> {
    const found = await this.evaluate<Record<typeof ELEMENT, string>>(
      `return (${String(input)})(...${JSON.stringify(args)})`,
    );
    await this.session.call('POST', `/element/${found[ELEMENT]}/value`, { text: paths.join('\n') });
  }

  complaints(): Promise<string[]> {
    return this.run(() => window.forecourtJourney?.complaints ?? []);
  }

  async close(): Promise<void> {
    await this.session.call('DELETE', '');
  }

  private evaluate<Value = string>(script: string): Promise<Value> {
    return this.session.call<Value>('POST', '/execute/sync', { script, args: [] });
  }
}
