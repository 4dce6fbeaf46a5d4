export { NativeSelect } from './NativeSelect.tsx';
export type { NativeSelectOption, NativeSelectProps } from './NativeSelect.tsx';
