import type { Tree } from '@nx/devkit';

/** An export statement of an index, and the folder that it exports from. */
const statement = /^export (?:type )?\{[^}]*\} from '\.\/([\w-]+)\/[^']*';\n/gm;

/** Adds exports of a folder to an index whose statements are sorted by folder. */
export function addToIndex(tree: Tree, index: string, folder: string, exports: readonly string[]) {
  const source = tree.read(index, 'utf8')!;
  const next = [...source.matchAll(statement)].find(([, other = '']) => other > folder);
  const at = next?.index ?? source.length;
  tree.write(index, `${source.slice(0, at)}${exports.join('\n')}\n${source.slice(at)}`);
}
