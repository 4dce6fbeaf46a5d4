import type { Plugin } from 'vite';

/**
 * Takes React Router's build for production: its package has one, but names only that for
 * development, whose warnings nobody reads in a build.
 */
export function productionRouter(): Plugin {
  return {
    name: 'forecourt:production-router',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (source !== 'react-router' && source !== 'react-router/dom') return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
    },
  };
}
