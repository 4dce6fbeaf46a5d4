export { Picker } from './Picker.tsx';
export type { PickerProps, PickerTriggerProps } from './Picker.tsx';
export type { PickerOption } from './PickerSurface.tsx';
