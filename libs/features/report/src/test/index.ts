export { ReportStory } from './ReportStory.tsx';
export type { ReportStoryProps } from './ReportStory.tsx';
export { reportStates } from './states.ts';
export type { ReportState } from './states.ts';
