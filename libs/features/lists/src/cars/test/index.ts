export { carHandlers, makeCars } from './carServer.ts';
export { CarListStory } from './CarListStory.tsx';
export type { CarListStoryProps } from './CarListStory.tsx';
export { carListStates } from './states.ts';
export type { CarListState } from './states.ts';
