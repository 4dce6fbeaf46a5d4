export { IntegrationsScreen } from './IntegrationsScreen.tsx';
export type { IntegrationsScreenProps } from './IntegrationsScreen.tsx';
export { TokensStore } from './TokensStore.ts';
export type { TokensStoreOptions } from './TokensStore.ts';
export { WebhooksStore } from './WebhooksStore.ts';
export type { WebhooksStoreOptions } from './WebhooksStore.ts';
