import { expect, it } from 'vitest';
import { system } from './system.ts';
import { tokenVariable } from './tokenVariable.ts';

const kinds = ['colors', 'spacing', 'radii', 'shadows', 'fontSizes'] as const;

it.each(kinds)('%s have the variables that the system gives them', (kind) => {
  const names = [...system.tokens.categoryMap.get(kind)!.keys()].filter(
    (name) => !name.startsWith('colorPalette') && !name.startsWith('-'),
  );
  expect(names.length).toBeGreaterThan(3);
  for (const name of names) {
    const variable = `var(${tokenVariable(kind, name)})`;
    expect(variable).toBe(system.token.var(`${kind}.${name}`));
  }
});
