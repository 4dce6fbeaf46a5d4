import { dirname, join } from 'node:path';
import { normalizePath, runnerImport } from 'vite';
import type { Plugin } from 'vite';
import type { Recipe, SlotRecipe } from '../src/styling/recipe.ts';
import type { system } from '../src/theme/system.ts';
import { compileRecipe } from './compileRecipe.ts';
import { cssOf } from './cssOf.ts';

const kit = normalizePath(join(import.meta.dirname, '../src/'));
const systemFile = `${kit}theme/system.ts`;
/** The order of the cascade layers; every sheet declares it, since bundles load in any order. */
const layerOrder = '@layer reset, base, tokens, recipes, pages;\n';

interface Compiled {
  css: string;
  /** What remains in the script: class names by variant. */
  script: string;
  /** Every file that was evaluated. */
  files: string[];
}

/**
 * Compiles every `X.recipe.ts` to class names and a style sheet `X.recipe.css`, wherever Vite runs:
 * a page needs neither Chakra's engine nor Emotion, and computes nothing before it is drawn. The
 * kit's rules are in the layer `recipes`, all others in `pages`, which outweighs it in whatever
 * order files load. `theme/system.css` is reset, tokens and global styles.
 */
export function compiledStyles(): Plugin {
  const results = new Map<string, Promise<Compiled>>();
  let previous: Promise<unknown> = Promise.resolve();
  /** Compiles in turn: an evaluation has a limit of time, which many at once exceed on a busy machine. */
  const compileNext = (file: string): Promise<Compiled> => {
    const result = previous.then(() => compile(file));
    previous = result.catch(() => undefined);
    return result;
  };
  return {
    name: 'forecourt:compiled-styles',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^\.\/(.+\.recipe|system)\.css$/ },
      handler: (id, importer = '') => join(dirname(importer), id),
    },
    load: {
      filter: { id: /(\.recipe\.(ts|css)|\/theme\/system\.css)$/ },
      async handler(id) {
        const file = id.replace(/css$/, 'ts');
        const result = results.get(file) ?? compileNext(file);
        results.set(file, result);
        const { css, script, files } = await result;
        if (id !== file) return css;
        for (const one of files) this.addWatchFile(one);
        return script;
      },
    },
    transform: {
      filter: { id: /\.tsx?$/, code: /= define(Slot)?Recipe\(/ },
      handler() {
        this.error('Only a file named X.recipe.ts is compiled: move the recipe into one.');
      },
    },
    async hotUpdate({ file, modules }) {
      const { moduleGraph } = this.environment;
      const changed = new Set(modules);
      for (const [recipe, result] of results) {
        if (!(await result).files.includes(file)) continue;
        results.delete(recipe);
        for (const id of [recipe, recipe.replace(/ts$/, 'css')]) {
          const module = moduleGraph.getModuleById(id);
          if (module) changed.add(module);
        }
      }
      return [...changed];
    },
  };
}

/** How often an evaluation that ran out of time is tried: a starting build may block its answers. */
const ATTEMPTS = 4;

/** Evaluates a module in Vite's runner, which gives up after a minute. */
async function evaluate(file: string, attempt = 1): ReturnType<typeof runnerImport<object>> {
  try {
    return await runnerImport<object>(file, { logLevel: 'error' });
  } catch (error) {
    if (attempt === ATTEMPTS || !/timed out/.test(String(error))) throw error;
    return evaluate(file, attempt + 1);
  }
}

/** Evaluates a recipe's module, or the system's, and compiles what it exports. */
async function compile(file: string): Promise<Compiled> {
  const { module, dependencies } = await evaluate(file);
  const files = [file, ...dependencies];
  if (file === systemFile) {
    const { _global } = (module as { system: typeof system }).system;
    return { css: layerOrder + _global.map((css) => cssOf(css)).join('\n'), script: '', files };
  }
  const layer = file.startsWith(kit) ? 'recipes' : 'pages';
  const lines = [`import ${JSON.stringify(file.replace(/^.*\/(.*)ts$/, './$1css'))};`];
  let css = layerOrder;
  for (const [name, value] of Object.entries(module)) {
    const isRecipe = Boolean((value as Recipe | SlotRecipe).className);
    const result = isRecipe ? compileRecipe(value as Recipe, layer) : { compiled: value, css: '' };
    lines.push(`export const ${name} = ${JSON.stringify(result.compiled)};`);
    css += `${result.css}\n`;
  }
  return { css, script: lines.join('\n'), files };
}
