export { flowNames } from './flowNames.ts';
export { flowWords } from './flowWords.ts';
export type { FlowWords } from './flowWords.ts';
export { conclusionNames, conclusionTitles } from './conclusionWords.ts';
