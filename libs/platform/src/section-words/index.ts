export { sectionWords } from './sectionWords.ts';
export type { SectionWords } from './sectionWords.ts';
