export { Reference, referenceOf } from './Reference.tsx';
export type { ReferenceProps } from './Reference.tsx';
