export { csvCell, csvOf } from './csv.ts';
export type { CsvColumn, CsvValue } from './csv.ts';
export { saveFile } from './saveFile.ts';
