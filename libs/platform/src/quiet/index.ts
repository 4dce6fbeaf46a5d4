export { useWhenQuiet } from './useWhenQuiet.ts';
