export { groupOf, isBelow } from './menu.ts';
export type { MenuGroup, MenuLink, SoonEntry } from './menu.ts';
export { ShellStore } from './ShellStore.ts';
export type { ShellStoreOptions } from './ShellStore.ts';
