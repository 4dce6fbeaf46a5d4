export { markOf, OUTLINE, outlineParts } from './outline.ts';
export type { OutlinePart, OutlinePartName } from './outline.ts';
