import { createSystem } from '@chakra-ui/react';
import type { SystemConfig } from '@chakra-ui/react';
import { baseConfig } from '../../theme/baseConfig.ts';
import type { ColorToken, ShadowToken } from '../../theme/token.types.ts';
import { popover, tooltip } from './recipes/bubbles.ts';
import { dialog, drawer } from './recipes/dialog.ts';
import { combobox, listbox, select } from './recipes/lists.ts';
import { menu } from './recipes/menu.ts';

/** Under the keys that Chakra's components look them up by. */
export const overlayRecipes = {
  combobox,
  dialog,
  drawer,
  listbox,
  menu,
  popover,
  select,
  tooltip,
};

const colors: readonly ColorToken[] = [
  'accent.edge',
  'accent.fg',
  'bg.backdrop',
  'bg.inverse',
  'bg.muted',
  'bg.raised',
  'bg.surface',
  'danger.fg',
  'fg.default',
  'fg.inverse',
  'fg.muted',
  'fg.subtle',
  'line.default',
];
const shadows: readonly ShadowToken[] = ['sm', 'md', 'lg'];

type Named = Record<string, { value: string } | Record<string, { value: string }>>;

/** Tokens by name alone: their values are the page's CSS variables. */
function named(names: readonly string[]): Named {
  const tokens: Named = {};
  for (const name of names) {
    const [group = '', shade] = name.split('.');
    const token = { value: name };
    tokens[group] = shade ? { ...tokens[group], [shade]: token } : token;
  }
  return tokens;
}

/**
 * The system of Chakra's own overlays: recipes for these components alone, under Chakra's names, and the
 * kit's tokens, which every page has as CSS variables. Chakra publishes its own recipes only as one object
 * of all its components.
 */
export const overlaySystem = createSystem(baseConfig, {
  // Rules that are added to a page one by one. With a layer among them, Chromium lays out all text of
  // the page again for each.
  disableLayers: true,
  theme: {
    tokens: { colors: named(colors), shadows: named(shadows) },
    slotRecipes: overlayRecipes as unknown as NonNullable<SystemConfig['theme']>['slotRecipes'],
  },
});
