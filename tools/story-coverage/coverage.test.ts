import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { coverage, storyOfState } from './coverage.mjs';

let root: string;

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};

const screen = 'libs/features/cars/src/CarScreen';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'coverage-'));
  write('libs/ui/src/button/index.ts', "export { Button } from './Button.tsx';");
  write(
    'libs/ui/src/button/Button.stories.tsx',
    'const meta = { component: Button };\nexport const Plain: Story = {};',
  );
  write(`${screen}.tsx`, '');
  write(`${screen}.states.ts`, "export const states = ['loading', 'loading more'] as const;");
  write(
    `${screen}.stories.tsx`,
    'export const Loading: Story = {};\nexport const LoadingMore = {};',
  );
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('story coverage', () => {
  it('passes when every component and state has its story', () => {
    expect(coverage(root)).toEqual({
      components: 1,
      screens: 1,
      states: 2,
      stories: 3,
      problems: [],
    });
  });

  it('reports a component whose stories were removed', () => {
    rmSync(join(root, 'libs/ui/src/button/Button.stories.tsx'));
    expect(coverage(root).problems).toEqual(['libs/ui/src/button: Button has no story']);
  });

  it('reports a state without a story', () => {
    write(`${screen}.stories.tsx`, 'export const Loading: Story = {};');
    expect(coverage(root).problems).toEqual([
      `${screen}.tsx: no story LoadingMore for the state 'loading more'`,
    ]);
  });

  it('reports a state of a part of a screen without a story', () => {
    write('libs/features/cars/src/tow/Tow.states.ts', "export const states = ['on its way'];");
    expect(coverage(root).problems).toEqual([
      "libs/features/cars/src/tow/Tow.tsx: no story OnItsWay for the state 'on its way'",
    ]);
  });

  it('does not count the story of another screen', () => {
    write('libs/features/cars/src/vans/VanScreen.tsx', '');
    write('libs/features/cars/src/vans/VanScreen.states.ts', "export const states = ['loading'];");
    expect(coverage(root).problems).toEqual([
      "libs/features/cars/src/vans/VanScreen.tsx: no story Loading for the state 'loading'",
    ]);
  });

  it('reports a screen that declares no states', () => {
    rmSync(join(root, `${screen}.states.ts`));
    expect(coverage(root).problems).toEqual([
      `${screen}.tsx: declares no states in CarScreen.states.ts`,
    ]);
  });

  it('reports a component without a page of docs, and each section that the page lacks', () => {
    write(
      'libs/ui/src/button/Button.stories.tsx',
      "const meta = { title: 'Components/Actions/Button', component: Button };",
    );
    const page = 'libs/ui/src/button/Button.mdx';
    expect(coverage(root).problems).toEqual([
      'libs/ui/src/button/Button.stories.tsx: has no page of docs, Button.mdx',
    ]);
    const answers = ['When to use', 'When not to use', 'Anatomy', 'Props', 'Do and don’t'];
    write(page, [...answers, 'Accessibility', 'Used by'].map((one) => `\n## ${one}\n`).join('\n'));
    expect(coverage(root).problems).toEqual([`${page}: does not say 'Theming'`]);
  });

  it('reports a journey’s step without a story, and a title outside of the tour', () => {
    const title = "const meta = { title: 'Features/Cars' };\nexport const Loaded = {};";
    write('libs/features/vans/src/Van.stories.tsx', title);
    write(
      'libs/features/vans/src/Journey.mdx',
      '<Step of="Features/Cars" story="Loaded" /><Step of="Features/Cars" story="Sold" />',
    );
    expect(coverage(root).problems).toEqual([
      'libs/features/vans/src/Journey.mdx: there is no story Sold of Features/Cars',
      expect.stringContaining("Van.stories.tsx: 'Features/Cars' is in no part of the tour"),
    ]);
  });

  it('finds a story by the words of its state', () => {
    expect(storyOfState('error while loading-more')).toBe('ErrorWhileLoadingMore');
  });
});
