export { cardStyle } from './cardStyle.ts';
