export { UserMenu } from './UserMenu.tsx';
export type { UserMenuProps } from './UserMenu.tsx';
