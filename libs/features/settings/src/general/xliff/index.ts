export { readXliff } from './readXliff.ts';
export { writeXliff } from './writeXliff.ts';
