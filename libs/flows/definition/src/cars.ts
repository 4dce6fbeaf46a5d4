export { carMessages, carTabs } from './carTabs.ts';
