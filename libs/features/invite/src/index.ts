export { InviteScreen } from './InviteScreen.tsx';
export type { InviteScreenProps } from './InviteScreen.tsx';
export { InviteStore } from './InviteStore.ts';
export type { InviteProblem, InviteStoreOptions } from './InviteStore.ts';
