export { choiceIn, choiceParams } from './choice.ts';
export type { InsightsChoice, WhichRequests } from './choice.ts';
export { InsightsScreen } from './InsightsScreen.tsx';
export type { InsightsScreenProps } from './InsightsScreen.tsx';
export { InsightsStore } from './InsightsStore.ts';
export type { InsightsStoreOptions } from './InsightsStore.ts';
export type { StepPlace } from './stepPlace.ts';
