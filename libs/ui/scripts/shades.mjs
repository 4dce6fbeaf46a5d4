// Writes the shades of our own colors, so that pages need not compute them at startup.
// Run it after changing a color: `node libs/ui/scripts/shades.mjs`; a test compares.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';
import { fixedColors } from '../src/theme/fixedColors.ts';
import { shadesOfHex } from '../src/theme/shades.ts';

const shades = Object.fromEntries(
  Object.entries(fixedColors).map(([name, hex]) => [name, shadesOfHex(hex)]),
);
const text = `import type { Shades } from './shades.ts';

/** Written by scripts/shades.mjs from fixedColors.ts. */
export const fixedShades = ${JSON.stringify(shades)} satisfies Record<string, Shades>;
`;
writeFileSync(
  join(import.meta.dirname, '../src/theme/fixedShades.ts'),
  await format(text, { parser: 'typescript', singleQuote: true, printWidth: 100 }),
);
