export { Menu, preloadMenu } from './Menu.tsx';
export type { MenuProps, MenuTriggerProps } from './Menu.tsx';
export type { MenuItem, MenuPoint } from './menu.types.ts';
