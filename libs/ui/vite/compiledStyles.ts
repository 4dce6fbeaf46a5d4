import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { system } from '../src/theme/system.ts';
import { compileRecipe } from './compileRecipe.ts';
import { cssOf } from './cssOf.ts';
import { findRecipes, readRecipes } from './readRecipes.ts';

const source = resolve(import.meta.dirname, '../src');
const running = `${source}/styling/running/index.ts`;
const baseId = 'virtual:forecourt-ui/base.css';

/**
 * Compiles the recipes to style sheets in the build, so that a page needs neither Chakra's engine
 * nor Emotion, and computes nothing before it is drawn. The rules are those that the same engine
 * would insert in a running page. The kit's own are in the layer `recipes`, all others in `pages`,
 * which follows it in whatever order the files arrive.
 */
export function compiledStyles(): Plugin {
  const sheets = new Map<string, string>();
  return {
    name: 'forecourt:compiled-styles',
    apply: 'build',
    enforce: 'pre',
    async resolveId(id, importer, options) {
      if (id === baseId) return `${source}/base.css`;
      if (sheets.has(id)) return id;
      if (!id.endsWith('/running/index.ts')) return null;
      const target = await this.resolve(id, importer, { ...options, skipSelf: true });
      return target?.id === running ? running.replace('/running/', '/compiled/') : null;
    },
    load(id) {
      if (id === `${source}/base.css`) return baseSheet();
      return sheets.get(id) ?? null;
    },
    async transform(code, id) {
      if (!/\.tsx?$/.test(id) || !/\b(recipe|slotRecipe)\(/.test(code)) return null;
      const calls = findRecipes(code);
      if (calls.length === 0) return null;
      const configs = await readRecipes(code, calls, async (specifier) => {
        const target = await this.resolve(specifier, id);
        if (!target) this.error(`${specifier}, which a recipe needs, is not found`);
        return target.id;
      });
      const layer = id.startsWith(`${source}/`) ? 'recipes' : 'pages';
      const results = configs.map((config) => compileRecipe(config, layer));
      const sheet = `${id}.css`;
      sheets.set(sheet, [layerOrder, ...results.map(({ css }) => css)].join('\n'));
      return {
        code: calls.reduceRight(
          (text, { argument: [start, end] }, index) =>
            text.slice(0, start) + JSON.stringify(results[index]?.compiled) + text.slice(end),
          `${code}\nimport ${JSON.stringify(sheet)};\n`,
        ),
        map: null,
      };
    },
  };
}

/** The order of the cascade layers; every sheet declares it, since bundles load in any order. */
const layerOrder = '@layer reset, base, tokens, recipes, pages;';

/** Layer order, reset, tokens and global styles. */
function baseSheet(): string {
  return [layerOrder, ...system._global.map((css) => cssOf(css))].filter(Boolean).join('\n');
}
