import type { Plugin } from 'vite';

/**
 * Takes out of Lucide's icons what only React's warnings and its aliases' class names need: a random
 * key of each of an icon's lines, which no compression makes smaller (1 kB of the console's first
 * screen). In builds only: the development build of React would warn.
 */
export function leanIcons(): Plugin {
  return {
    name: 'forecourt:lean-icons',
    apply: 'build',
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/icons\/[^/]+\.mjs$/ },
      handler: (code) => ({ code: leanIcon(code), map: null }),
    },
  };
}

/** The source of an icon's module without the keys of its lines and its aliases. */
export function leanIcon(source: string): string {
  return source.replaceAll(/,?\s*key: "\w+"/g, '').replace(/,\s*aliases: \[[^\]]*\]/, '');
}
