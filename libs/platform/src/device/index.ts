export { deviceOf } from './device.ts';
export type { Device } from './device.ts';
