export { DetailToolsProvider } from './detailContext.ts';
export type { DetailGroup, DetailTools } from './detailContext.ts';
export { EditDetailsButton } from './EditDetailsButton.tsx';
export { carFields, ownerFields, seenDetails } from './seenDetails.ts';
