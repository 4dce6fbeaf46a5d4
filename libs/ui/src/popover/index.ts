export { Popover, preloadPopover } from './Popover.tsx';
export type { PopoverProps, PopoverTriggerProps } from './Popover.tsx';
