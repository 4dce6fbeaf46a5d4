export { RequestListStory } from './RequestListStory.tsx';
export type { RequestListStoryProps } from './RequestListStory.tsx';
export { makeRequests, requestHandlers } from './requestServer.ts';
export { storyPartnerId } from '../../list/test/storyHttp.ts';
export { listStates } from './states.ts';
export type { ListState } from './states.ts';
