import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { isScheme, themes } from './themes.ts';

/** Storybook's own pages become light or dark with the toolbar's scheme. */
export function followScheme(): void {
  addons.register('forecourt/scheme', (api) => {
    let shown = '';
    const show = ({ globals }: { globals: Record<string, unknown> }): void => {
      const { scheme } = globals;
      if (!isScheme(scheme) || scheme === shown) return;
      shown = scheme;
      api.setOptions({ theme: themes[scheme] });
    };
    api.on(SET_GLOBALS, show);
    api.on(GLOBALS_UPDATED, show);
  });
}
