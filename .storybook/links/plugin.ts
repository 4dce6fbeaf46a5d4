import type { Plugin } from 'vite';
import { catalogue } from './catalogue.ts';

const NAME = 'virtual:forecourt-catalogue';

/** Gives the pages of docs what the workspace's stories and imports say: nothing is kept by hand. */
export function catalogueModule(root: string): Plugin {
  return {
    name: 'forecourt-catalogue',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: (id) =>
      id === `\0${NAME}` ? `export default ${JSON.stringify(catalogue(root))};` : undefined,
  };
}
