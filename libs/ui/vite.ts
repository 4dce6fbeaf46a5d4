export { compiledStyles } from './vite/compiledStyles.ts';
