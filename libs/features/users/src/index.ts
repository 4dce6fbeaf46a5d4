export { InviteForm } from './InviteForm.ts';
export type { InviteFormOptions } from './InviteForm.ts';
export { UsersScreen } from './UsersScreen.tsx';
export type { UsersScreenProps } from './UsersScreen.tsx';
export { UsersStore } from './UsersStore.ts';
export type { UsersStoreOptions } from './UsersStore.ts';
