export { NextStepBar } from './NextStepBar.tsx';
export type { NextStepBarProps } from './NextStepBar.tsx';
