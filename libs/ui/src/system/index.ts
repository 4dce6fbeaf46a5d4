export { ForecourtChakraProvider } from './ForecourtChakraProvider.tsx';
export type { ForecourtChakraProviderProps } from './ForecourtChakraProvider.tsx';
export { system } from './system.ts';
