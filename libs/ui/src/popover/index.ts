export { Popover } from './Popover.tsx';
export type { PopoverProps, PopoverTriggerProps } from './Popover.tsx';
