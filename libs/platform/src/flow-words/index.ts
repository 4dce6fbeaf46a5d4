export { flowNames } from './flowNames.ts';
export { flowWords } from './flowWords.ts';
export type { FlowWords } from './flowWords.ts';
