export { stepNames } from './stepNames.ts';
