export type { RequestPanelDefinition } from './definition.ts';
export { RequestPanelStore } from './RequestPanelStore.ts';
export type {
  RequestPanelContext,
  RequestPanelOptions,
  SendResult,
  SendWay,
} from './RequestPanelStore.ts';
export { shareLink } from './shareLink.ts';
export type { ShareLinkParts } from './shareLink.ts';
export { RequestPanel, RequestPanelFrame } from './RequestPanel.tsx';
export type { RequestPanelFrameProps, RequestPanelProps } from './RequestPanel.tsx';
