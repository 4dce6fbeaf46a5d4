import { globSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { productMessages } from './product.ts';

/** Where pages begin that people open without signing in: links, invites, and signing in itself. */
const entries = [
  'apps/capture/src/main.tsx',
  'apps/console/src/invite/{boot.ts,page.tsx}',
  'apps/console/src/public/{boot.ts,conversation.tsx,dealers.tsx,page.tsx}',
  'apps/console/src/app/{Languages,Unreachable}.tsx',
  'libs/features/session/src/{LoginScreen,factors/secondStep}.tsx',
  'libs/features/session/src/{digest,forgot,register,reset,setup,verify}/index.ts',
];

/** Only the workspace's own code has texts; styles and pictures have none. */
const ownCodeOnly: Plugin = {
  name: 'forecourt:own-code-only',
  enforce: 'pre',
  resolveId(source, importer) {
    const isOwn = /^(?:[./]|@forecourt\/)/.test(source) && !/\?|\.(?:css|svg|json)$/.test(source);
    return isOwn || !importer ? null : { id: source, external: true, moduleSideEffects: false };
  },
};

/**
 * The ids of the texts that pages without staff's sign-in can show, sorted. The pages are bundled
 * for it, so that what tree shaking leaves out of them does not count.
 *
 * @param root of the workspace
 */
export async function pageIds(root: string): Promise<string[]> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [ownCodeOnly],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        preserveEntrySignatures: 'strict',
        input: globSync(entries, { cwd: root }).map((entry) => join(root, entry)),
      },
    },
  });
  const files = [built as Rolldown.RolldownOutput]
    .flatMap(({ output }) => output.flatMap((part) => (part.type === 'chunk' ? [part] : [])))
    .flatMap(({ modules }) => Object.entries(modules))
    .filter(([id, { renderedLength }]) => renderedLength > 0 && /\.tsx?$/.test(id))
    .map(([id]) => relative(root, id));
  return Object.keys(productMessages(root, files));
}
