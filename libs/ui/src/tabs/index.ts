export { Tabs } from './Tabs.tsx';
export type { TabsProps } from './Tabs.tsx';
export type { TabItem } from './tabs.types.ts';
