export { newestText } from './newestText.ts';
