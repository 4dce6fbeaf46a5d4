export { NavigationProvider, useNavigation } from './NavigationProvider.tsx';
export type { LinkComponentProps, Navigation } from './NavigationProvider.tsx';
