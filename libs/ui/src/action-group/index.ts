export { ActionGroup } from './ActionGroup.tsx';
export type { ActionGroupItem, ActionGroupProps } from './ActionGroup.tsx';
