export { cardStyle } from './card-style.ts';
