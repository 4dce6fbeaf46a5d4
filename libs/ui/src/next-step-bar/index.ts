export { NextStepBar } from './NextStepBar.tsx';
export type { NextStepBarProps } from './NextStepBar.tsx';
export { useMainActionSeen } from './useMainActionSeen.ts';
