export { inspect } from './definition.ts';
