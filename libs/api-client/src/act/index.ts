export { Act, type ActOptions } from './Act.ts';
export { type Failure, failureOf } from './failure.ts';
export { SendAgain, sendWays, sendWayText, type SendWay } from './SendAgain.ts';
