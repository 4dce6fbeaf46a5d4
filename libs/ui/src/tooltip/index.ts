export { Tooltip } from './Tooltip.tsx';
export type { TooltipProps, TooltipTargetProps } from './Tooltip.tsx';
