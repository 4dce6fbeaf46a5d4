export { MAX_TEXT_LENGTH as maxTextLength, TextField } from './TextField.tsx';
export type { TextFieldProps } from './TextField.tsx';
