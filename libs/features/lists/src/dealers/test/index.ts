export { dealerHandlers, makeDealers, storyGroups } from './dealerServer.ts';
export { DealerListStory } from './DealerListStory.tsx';
export type { DealerListStoryProps } from './DealerListStory.tsx';
