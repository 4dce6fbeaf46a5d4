import type { Plugin } from 'vite';

const prefix = '\0validator:';
const declaration = /^(?:export )?const (\w+) = (.+);$/gm;

/**
 * Makes a module of each check of the contract's generated validators, so that a page's file carries
 * those of its own answers and no others (see `pageChunks`).
 */
export function splitValidators(): Plugin {
  /** Each check's expression by its name, and where its helpers are. */
  let checks = new Map<string, string>();
  let helpers = { names: [] as string[], from: '' };

  return {
    name: 'forecourt:split-validators',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(prefix) ? { id, moduleSideEffects: false } : null),
    load(id) {
      if (!id.startsWith(prefix)) return null;
      const name = id.slice(prefix.length);
      const check = checks.get(name) ?? '';
      const words = new Set(check.match(/\w+/g));
      const imports = [...checks.keys()]
        .filter((other) => other !== name && words.has(other))
        .map((other) => `import { ${other} } from '${prefix}${other}';`);
      const used = helpers.names.filter((helper) => words.has(helper));
      return [
        ...imports,
        `import { ${used.join(', ')} } from '${helpers.from}';`,
        `export const ${name} = ${check};`,
      ].join('\n');
    },
    async transform(code, id) {
      if (!id.endsWith('/generated/validators.ts')) return null;
      const [, names, source] = /^import \{ (.+) \} from '(.+checks\.ts)';$/m.exec(code) ?? [];
      const from = (await this.resolve(source ?? '', id))?.id;
      if (!names || !from) this.error('The generated validators have another form than expected');
      helpers = { names: names.split(', '), from };
      checks = new Map(
        [...code.matchAll(declaration)].map(([, name = '', check = '']) => [
          name,
          check.replace(/validator<.+>\(/, 'validator('),
        ]),
      );
      return [...code.matchAll(/^export const (\w+)/gm)]
        .map(([, name]) => `export { ${name} } from '${prefix}${name}';`)
        .join('\n');
    },
  };
}
