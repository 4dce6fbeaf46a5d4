export { cardStyle } from './cardStyle.ts';
export { columnsStyle } from './columnsStyle.ts';
