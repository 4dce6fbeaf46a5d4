import { RuleTester } from 'eslint';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import rule from './no-physical-side.mjs';
import { physicalIn } from './physicalSides.mjs';

Object.assign(RuleTester, { describe, it, afterAll });

const tester = new RuleTester({
  languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
});

const errors = [{ messageId: 'side' }];
const bad = (code: string) => ({ code, errors });
const inRecipe = (code: string) => ({ code, filename: 'Panel.recipe.ts' });

tester.run('no-physical-side', rule, {
  valid: [
    "const style = { marginInlineStart: '2', insetInlineEnd: 0, textAlign: 'end' }",
    "const style = { transformOrigin: 'top', padding: '0 4px 8px' }",
    "const style = { padding: 'calc(1px + var(--a)) 4px 0 4px' }",
    'const quota = { limit: 50, left: 50 }',
    "const languages = { pl: 'Polski' }",
    'const { left, right } = box',
    '<Stack ms="2" pe="1" />',
    inRecipe("const recipe = { left: { display: 'grid' } }"),
    inRecipe("const middle = { left: '50%' }"),
    inRecipe("const box = {\n// Physical: a corner of the photo.\nright: '-12px' }"),
  ],
  invalid: [
    bad("const style = { marginLeft: '2' }"),
    bad("const style = { borderRight: '1px solid' }"),
    bad("const style = { borderTopLeftRadius: 'md' }"),
    bad("const style = { textAlign: 'left' }"),
    bad("const style = { objectPosition: 'right' }"),
    bad("const style = { maskImage: 'linear-gradient(to right, transparent, black)' }"),
    bad('const style = { maskImage: `linear-gradient(to left, ${from}, black)` }'),
    bad("const style = { padding: '0 4px 0 8px' }"),
    bad("const style = { margin: '0 calc(1px + var(--a)) 0 0' }"),
    bad('<Stack ml="2" />'),
    bad('<p style={{ left: 0 }} />'),
    bad('<p style={{ left: width }} />'),
    bad("const style = {\n// Physical:\nmarginLeft: '2' }"),
    { ...inRecipe("const box = { right: '-12px' }"), errors },
  ],
});

describe('style sheets', () => {
  it('are read declaration by declaration', () => {
    expect(
      physicalIn(`.a { margin-left: 2px; color: red }
        .b { /* Physical: the edges of the device. */ padding: 0 env(right) 0
          env(left); inset: 0 0 0 4px; left: 50% }
        .left { padding-inline: 1px 2px; }`),
    ).toEqual(['margin-left: 2px', 'inset: 0 0 0 4px']);
  });

  it('name no side without a reason', () => {
    const root = join(import.meta.dirname, '../..');
    const files = globSync('{apps/*,libs/*,libs/features/*}/src/**/*.css', { cwd: root })
      // Drawn before the language is known.
      .filter((file) => !file.includes('/boot/'));
    const found = files.flatMap((file) =>
      physicalIn(readFileSync(join(root, file), 'utf8')).map((line) => `${file}: ${line}`),
    );
    expect(files.length).toBeGreaterThan(20);
    expect(found).toEqual([]);
  });
});
