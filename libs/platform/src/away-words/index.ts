export { awayText } from './awayText.ts';
