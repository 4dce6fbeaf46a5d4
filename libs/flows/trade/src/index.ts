export { trade } from './definition.ts';
