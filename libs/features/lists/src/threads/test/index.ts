export { makeThreads, threadHandlers } from './threadServer.ts';
export { ThreadListStory } from './ThreadListStory.tsx';
export type { ThreadListStoryProps } from './ThreadListStory.tsx';
export { threadListStates } from './states.ts';
export type { ThreadListState } from './states.ts';
