export { commonTabs } from './commonTabs.ts';
export type { FlowDefinition, FlowLink, SellingFlowDefinition } from './FlowDefinition.ts';
export type { ListAddresses } from './ListAddresses.ts';
export { FlowStore } from './FlowStore.ts';
export type { FlowCollaborators } from './FlowStore.ts';
export { tabMessages } from './tabMessages.ts';
export { flowNames } from '@forecourt/platform/flow-words';
