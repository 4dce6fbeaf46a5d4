import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Linter, RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import { afterAll, describe, expect, it, test } from 'vitest';
import rule from './no-sleep-in-test.mjs';

Object.assign(RuleTester, { describe, it, afterAll });

const sleeps = (code: string) => ({ code, errors: [{ messageId: 'sleep' }] });
const idles = (code: string) => ({ code, errors: [{ messageId: 'idle' }] });

new RuleTester().run('no-sleep-in-test', rule, {
  valid: [
    "import { setImmediate } from 'node:timers/promises'; await setImmediate();",
    "await page.goto('/', { waitUntil: 'commit' });",
    'test.setTimeout(180_000);',
    "vi.useFakeTimers({ toFake: ['setTimeout'] });",
    'const { resolve } = Promise.withResolvers(); setTimeout(resolve, 5); on("done", resolve);',
    'await new Promise((resolve) => server.close(resolve));',
    'await new Promise((resolve) => { server.once("exit", resolve); setTimeout(resolve, 60_000); });',
  ],
  invalid: [
    sleeps("import { setTimeout } from 'timers/promises'; await setTimeout(5);"),
    sleeps("import { scheduler } from 'node:timers/promises'; await scheduler.wait(5);"),
    sleeps("import * as timers from 'node:timers/promises'; await timers.setTimeout(5);"),
    sleeps("const { setTimeout: wait } = await import('node:timers/promises'); await wait(5);"),
    sleeps("import { pause } from '@forecourt/platform'; await pause(50);"),
    sleeps('await new Promise(function (done) { window.setTimeout(done, 5); });'),
    sleeps('await new Promise((done) => { setTimeout(() => { look(); done(); }, 5); });'),
    sleeps('const { promise, resolve } = Promise.withResolvers(); setTimeout(resolve, 5);'),
    sleeps('const pause = util.promisify(setTimeout);'),
    idles("await page.waitForURL('/', { waitUntil: 'networkidle' });"),
  ],
});

test('finds each sleep of the fixture, and nothing that waits for an event', () => {
  const code = readFileSync(join(import.meta.dirname, 'fixtures/sleeps/sleeps.ts'), 'utf8');
  const found = new Linter().verify(code, {
    languageOptions: { parser: tseslint.parser as Linter.Parser },
    plugins: { forecourt: { rules: { 'no-sleep-in-test': rule } } },
    rules: { 'forecourt/no-sleep-in-test': 'error' },
  });
  const marked = code.split('\n').flatMap((line, index) => {
    const [, kind] = /\/\/ (sleep|idle)s$/.exec(line) ?? [];
    return kind ? [[index + 1, kind]] : [];
  });
  expect(found.map(({ line, messageId }) => [line, messageId])).toEqual(marked);
});
