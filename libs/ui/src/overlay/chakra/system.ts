import { createSystem } from '@chakra-ui/react';
import type { SystemConfig } from '@chakra-ui/react';
import { config } from '../../theme/config.ts';
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

/**
 * The system of Chakra's own overlays: the tokens of the kit, which every page has as CSS
 * variables, and recipes for these components alone, under Chakra's names. Chakra publishes its own
 * recipes only as one object of all its components.
 */
export const overlaySystem = createSystem(config, {
  // Rules that are added to a page one by one. With a layer among them, Chromium lays out all text of
  // the page again for each.
  disableLayers: true,
  theme: {
    slotRecipes: overlayRecipes as unknown as NonNullable<SystemConfig['theme']>['slotRecipes'],
  },
});
