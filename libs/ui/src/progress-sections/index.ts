export { ProgressSections } from './ProgressSections.tsx';
export type { ProgressSection, ProgressSectionsProps } from './ProgressSections.tsx';
