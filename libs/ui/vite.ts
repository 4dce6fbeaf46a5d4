export { compiledStyles } from './vite/compiledStyles.ts';
export { joinedIcons } from './vite/joinedIcons.ts';
