export { CommandPalette, preloadCommandPalette } from './CommandPalette.tsx';
export type { Command, CommandGroup, CommandPaletteProps } from './CommandPaletteSurface.tsx';
