export { channelNames } from './channelNames.ts';
export { stepNames } from './stepNames.ts';
