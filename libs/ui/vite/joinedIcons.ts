import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { joinShapes, type Shape } from './joinShapes.ts';

interface IconData {
  name: string;
  size: number;
  node: readonly Shape[];
}

const iconFile = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/;

/** Their lines cross or run along each other: as one path they would be too light where they do. */
const apart = new Set(['gavel', 'image-off', 'mail', 'mail-check', 'send', 'upload', 'x']);

/**
 * Draws an icon of the set by one path while building, where its shapes are drawn alike: a page has
 * dozens of icons, of up to eleven shapes each.
 */
export function joinedIcons(): Plugin {
  return {
    name: 'forecourt:joined-icons',
    apply: 'build',
    transform: {
      filter: { id: iconFile },
      async handler(_code, id) {
        const { __iconData: icon } = (await import(pathToFileURL(id).href)) as {
          __iconData?: IconData;
        };
        // Some files only hand on another's icon.
        if (!icon || apart.has(icon.name)) return null;
        const { name, size, node } = icon;
        const data = JSON.stringify({ name, size, node: joinShapes(node) });
        return {
          code:
            `import createLucideIcon from '../createLucideIcon.mjs';\n` +
            `const icon = ${data};\n` +
            `export { icon as __iconData };\nexport default createLucideIcon(icon);\n`,
          map: null,
        };
      },
    },
  };
}
