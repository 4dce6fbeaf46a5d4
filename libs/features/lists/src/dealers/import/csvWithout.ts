/**
 * A CSV file without some of its rows. Each row reaches from its own line to the next one's, so that
 * line breaks within quotes stay with their row.
 *
 * @param left lines on which the rows to leave out begin, from 1
 * @param all lines on which the file's rows begin, in their order
 */
export function csvWithout(csv: string, left: readonly number[], all: readonly number[]): string {
  const lines = csv.split(/(?<=\r\n|\n|\r(?!\n))/);
  const gone = new Set(left);
  let isKept = true;
  const starts = new Set(all);
  return lines
    .filter((_, index) => {
      const line = index + 1;
      if (starts.has(line)) isKept = !gone.has(line);
      return isKept;
    })
    .join('');
}
