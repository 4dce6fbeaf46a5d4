export { BackSteps } from './backSteps.ts';
export { NavigationProvider, useNavigation } from './NavigationProvider.tsx';
export type { LinkComponentProps, Navigation } from './NavigationProvider.tsx';
export { useBackStep } from './useBackStep.ts';
