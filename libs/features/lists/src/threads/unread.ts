export { UnreadThreads } from './UnreadThreads.ts';
export type { UnreadThreadsOptions } from './UnreadThreads.ts';
