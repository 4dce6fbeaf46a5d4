export { Timeline } from './Timeline.tsx';
export type { TimelineProps } from './Timeline.tsx';
export { TimelinePanel } from './TimelinePanel.tsx';
export type { TimelinePanelProps } from './TimelinePanel.tsx';
export { TimelineStore } from './TimelineStore.ts';
export type { TimelineStoreOptions } from './TimelineStore.ts';
