export { RequestListStory } from './RequestListStory.tsx';
export type { RequestListStoryProps } from './RequestListStory.tsx';
export { makeRequests, requestHandlers, storyPartnerId } from './requestServer.ts';
export { listStates } from './states.ts';
export type { ListState } from './states.ts';
