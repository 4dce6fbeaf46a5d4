import { csvOf, type CsvColumn } from '@forecourt/platform/csv';

/** A figure of a card, as a line of its file. */
export interface FigureLine {
  /** What is counted, as the API names it. */
  figure: string;
  /** Whose it is, such as a dealer's; empty for all. */
  name?: string;
  value: number | null;
  /** Of the period before; left out where nothing is compared. */
  before?: number | null;
}

const columns: readonly CsvColumn<FigureLine>[] = [
  ['figure', ({ figure }) => figure],
  ['name', ({ name }) => name],
  ['value', ({ value }) => value],
  ['value_before', ({ before }) => before],
];

/** A card's figures as CSV: one line each, see docs/csv-export.md. */
export function figureCsv(lines: readonly FigureLine[]): string {
  return csvOf(columns, lines);
}

/** The lines of an object's figures. */
export function linesOf<Key extends string>(
  figures: Readonly<Record<Key, number | null>>,
  keys: readonly Key[],
  name?: string,
): FigureLine[] {
  return keys.map((figure) => ({ figure, value: figures[figure], ...(name && { name }) }));
}
