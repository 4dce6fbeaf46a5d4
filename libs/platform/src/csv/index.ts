export { csvCell, csvOf } from './csv.ts';
export type { CsvColumn, CsvValue } from './csv.ts';
export { saveBlob, saveFile } from './saveFile.ts';
