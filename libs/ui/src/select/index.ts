export { Select } from './Select.tsx';
export type { SelectProps } from './Select.tsx';
export type { SelectOption } from './SelectSurface.tsx';
