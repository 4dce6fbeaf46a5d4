import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { differences, marked } from './compare.ts';
import { panesOf } from './panes.ts';
import { screensOf } from './screens.ts';
import { Stage } from './stage.ts';

const folder = join(import.meta.dirname, 'pictures/screens');
const index = join(import.meta.dirname, '../../storybook-static/index.json');
const { entries } = JSON.parse(readFileSync(index, 'utf8')) as {
  entries: Parameters<typeof screensOf>[0];
};
const screens = screensOf(entries);
const isUpdate = (asked: string): boolean => asked === 'all' || asked === 'changed';

const test = base.extend<object, { stage: Stage }>({
  stage: [
    async ({ browser }, use) => {
      const stage = await Stage.open(browser, process.env.STORYBOOK_URL ?? '');
      await use(stage);
      await stage.close();
    },
    { scope: 'worker' },
  ],
});

for (const id of screens) {
  test(id, async ({ stage }, info) => {
    const kept = join(folder, `${id}.png`);
    const picture = await panesOf(stage, id);
    if (isUpdate(info.config.updateSnapshots)) {
      mkdirSync(folder, { recursive: true });
      const same =
        existsSync(kept) && (await differences(readFileSync(kept), picture)).length === 0;
      if (!same) writeFileSync(kept, picture);
      return;
    }
    expect(existsSync(kept), `${id} has no picture: run with --update-snapshots`).toBe(true);
    const found = await differences(readFileSync(kept), picture);
    if (found.length === 0) return;
    writeFileSync(info.outputPath('actual.png'), picture);
    writeFileSync(info.outputPath('difference.png'), await marked(picture, found));
    expect(found.length, `squares that differ, see ${info.outputPath('difference.png')}`).toBe(0);
  });
}

test('no picture is kept of a story that no longer exists', ({ browserName: _ }, { config }) => {
  const kept = existsSync(folder) ? readdirSync(folder) : [];
  const stray = kept.filter((file) => !screens.includes(basename(file, '.png')));
  if (isUpdate(config.updateSnapshots)) stray.forEach((file) => rmSync(join(folder, file)));
  else expect(stray).toEqual([]);
});

test.describe('the comparison', () => {
  const screen = 'screens-account-log-in--with-ways-on';
  const changed = async (stage: Stage, css: string) => {
    const before = await panesOf(stage, screen);
    const style = await stage.page.addStyleTag({ content: css });
    const after = await panesOf(stage, screen);
    await style.evaluate('(style) => style.remove()');
    return differences(before, after);
  };

  test('finds a button that has moved by 8 px', async ({ stage }) => {
    const css = 'button[type="submit"] { transform: translateY(8px) }';
    expect((await changed(stage, css)).length).toBeGreaterThan(0);
  });

  test('finds a button of another color', async ({ stage }) => {
    const css = 'button[type="submit"] { filter: hue-rotate(60deg) }';
    expect((await changed(stage, css)).length).toBeGreaterThan(0);
  });

  test('ignores letters that are drawn with other edges', async ({ stage }) => {
    const css = 'body { -webkit-text-stroke: 0.2px currentcolor }';
    expect(await changed(stage, css)).toEqual([]);
  });
});
