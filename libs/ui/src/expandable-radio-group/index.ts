export { ExpandableRadioGroup } from './ExpandableRadioGroup.tsx';
export type { ExpandableOption, ExpandableRadioGroupProps } from './ExpandableRadioGroup.tsx';
