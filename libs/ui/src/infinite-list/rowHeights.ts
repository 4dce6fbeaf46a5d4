/**
 * The start offset of each row of a list. Rows have the estimated height until they are measured.
 */
export class RowHeights {
  /** Measured heights in px by key: they stay valid when other rows are added or removed. */
  readonly sizes: Map<string, number>;
  private guess: number;
  private keys: readonly string[] = [];
  private count = 0;
  /** Start of each row, followed by the total; null while all rows have the estimated height. */
  private starts: number[] | null = null;

  constructor(guess: number, sizes: ReadonlyMap<string, number> = new Map()) {
    this.guess = guess;
    this.sizes = new Map(sizes);
  }

  /**
   * Sets the rows; call it when they or the estimate change. Rows that look otherwise have another
   * estimate: what was measured of them before says nothing then.
   *
   * @param keyOf a row's key; called only if heights differ
   */
  set(count: number, keyOf: (index: number) => string, guess: number): void {
    if (guess !== this.guess) this.sizes.clear();
    this.count = count;
    this.guess = guess;
    this.keys = this.sizes.size === 0 ? [] : Array.from({ length: count }, (_, row) => keyOf(row));
    this.add();
  }

  /** Stores a measured height. Returns the difference from the previous height, in px. */
  measure(key: string, height: number): number {
    const before = this.sizes.get(key) ?? this.guess;
    if (height > 0) this.sizes.set(key, height);
    return height > 0 ? height - before : 0;
  }

  /** The start of a row, in px; for `count`, the end of the last one. */
  startOf(index: number): number {
    return this.starts?.[index] ?? index * this.guess;
  }

  get total(): number {
    return this.startOf(this.count);
  }

  /** The row at an offset in px. */
  indexAt(offset: number): number {
    const last = Math.max(0, this.count - 1);
    if (!this.starts) return Math.min(Math.max(0, Math.floor(offset / this.guess)), last);
    let [low, high] = [0, last];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.startOf(middle) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  private add(): void {
    this.starts = null;
    if (this.sizes.size === 0) return;
    const starts = new Array<number>(this.count + 1);
    let end = 0;
    for (let row = 0; row < this.count; row += 1) {
      starts[row] = end;
      end += this.sizes.get(this.keys[row] ?? '') ?? this.guess;
    }
    starts[this.count] = end;
    this.starts = starts;
  }
}
