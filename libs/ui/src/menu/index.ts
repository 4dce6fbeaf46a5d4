import * as Menu from './namespace.ts';

export { Menu };
export { preloadMenu } from './Menu.tsx';
export type { MenuContextTriggerProps, MenuRootProps, MenuTriggerProps } from './Menu.tsx';
export type { MenuContentProps, MenuItem, MenuItemProps } from './menu.types.ts';
