export { KeyboardHelp } from './help/KeyboardHelp.tsx';
export type { KeyboardHelpProps } from './help/KeyboardHelp.tsx';
export { isWithBuyer } from './palette/match.ts';
export { Palette } from './palette/Palette.tsx';
export type { PaletteProps } from './palette/Palette.tsx';
export type { PaletteAction, PaletteActionGroup } from './palette/actions.ts';
export { PaletteStore } from './palette/PaletteStore.ts';
export type { PaletteStoreOptions } from './palette/PaletteStore.ts';
