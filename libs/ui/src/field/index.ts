export { Field } from './Field.tsx';
export type { FieldControl, FieldProps, FieldTexts } from './Field.tsx';
