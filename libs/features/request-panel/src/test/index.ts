export { RequestPanelStory } from './RequestPanelStory.tsx';
export type { RequestPanelStoryProps } from './RequestPanelStory.tsx';
export { panelStates } from './states.ts';
export type { PanelState } from './states.ts';
