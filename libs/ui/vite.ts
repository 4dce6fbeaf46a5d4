export { compiledStyles } from './vite/compiledStyles.ts';
export { leanIcons } from './vite/leanIcons.ts';
