import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { test as base } from '@playwright/test';
import { findFirefox, findWebKit, missingEngines } from '@forecourt/tools/engines';
import { expect } from '../support/test.ts';
import type { Engine } from './Engine.ts';
import { Line } from './Line.ts';
import { Firefox } from './Firefox.ts';
import { Phone } from './Phone.ts';
import { WebKit } from './WebKit.ts';

export { expect } from '../support/test.ts';

const start = {
  firefox: (): Promise<Engine> => Firefox.start(findFirefox()!),
  webkit: (): Promise<Engine> => WebKit.start(findWebKit()!),
};

/** What a project of the configuration chooses. */
export interface EngineOptions {
  engineName: keyof typeof start;
}

interface Fixtures {
  /** A window of its own, in whose console nothing may be complained of. */
  phone: Phone;
  /** The line to the server; a phone that is to lose it opens its address. */
  line: Line;
  /** Writes a file that can be chosen, and returns its path. */
  file: (name: string, content: Buffer) => string;
}

/**
 * A journey in an engine that Playwright cannot drive; it still runs the test. Where the engine is
 * not installed the journey is skipped, unless ENGINES=required.
 */
export const test = base.extend<Fixtures, EngineOptions & { engine: Engine | undefined }>({
  engineName: ['firefox', { option: true, scope: 'worker' }],
  engine: [
    async ({ engineName }, use) => {
      const missing = missingEngines()[engineName];
      if (missing && process.env.ENGINES === 'required') throw new Error(missing);
      const engine = missing ? undefined : await start[engineName]();
      await use(engine);
      await engine?.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  phone: async ({ engine, engineName }, use, info) => {
    info.skip(!engine, missingEngines()[engineName] ?? '');
    const window = await engine!.open();
    await use(new Phone(window));
    const complaints = await window.complaints();
    await window.close();
    expect(complaints).toEqual([]);
  },
  // eslint-disable-next-line no-empty-pattern -- Playwright asks for it
  line: async ({}, use) => {
    const line = await Line.open();
    await use(line);
    await line.close();
  },
  // eslint-disable-next-line no-empty-pattern -- Playwright asks for it
  file: async ({}, use, info) => {
    await use((name, content) => {
      const path = info.outputPath(name);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, content);
      return path;
    });
  },
});
