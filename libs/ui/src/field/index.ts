export { Field } from './Field.tsx';
export type { ControlSize, FieldControl, FieldProps, FieldTexts } from './Field.tsx';
