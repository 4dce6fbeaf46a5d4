/** Identifies an item within a list. */
export type ItemId = string | number;

/** How a server answer is merged with local changes made in the meantime. */
export interface MergeRules<T> {
  idOf(item: T): ItemId;
  /**
   * Whether the item was changed locally after the request was sent, so that the answer is older.
   */
  isNewer(id: ItemId): boolean;
  /** What to show for an item from the server; `local` is what is shown now. Undefined: nothing. */
  resolve(answered: T, local: T | undefined): T | undefined;
}

/**
 * Appends a page below `current`. An item that is already listed is replaced in its place. Since
 * lists can be long, nothing of the size of `current` is built except the result.
 */
export function appendPage<T>(
  current: readonly T[],
  page: readonly T[],
  { idOf, resolve }: MergeRules<T>,
): T[] {
  const answers = new Map(page.map((item) => [idOf(item), item]));
  const known = new Map<ItemId, number>();
  current.forEach((item, index) => {
    const id = idOf(item);
    if (answers.has(id)) known.set(id, index);
  });
  const items = current.slice();
  for (const [id, answered] of answers) {
    const index = known.get(id);
    const item = resolve(answered, index === undefined ? undefined : current[index]);
    if (item === undefined) continue;
    if (index === undefined) items.push(item);
    else items[index] = item;
  }
  return items;
}

/**
 * Replaces the part of `current` that `verified` covers: the pages refetched from the top so far.
 * The rest stays until it is refetched too; with `done` everything has been, so that items the
 * server no longer lists disappear.
 */
export function mergeRefreshed<T>(
  current: readonly T[],
  verified: readonly T[],
  done: boolean,
  { idOf, isNewer, resolve }: MergeRules<T>,
): T[] {
  const held = new Map(current.map((item) => [idOf(item), item]));
  const fresh = new Map<ItemId, T>();
  for (const answered of verified) {
    const id = idOf(answered);
    const item = resolve(answered, held.get(id));
    if (item !== undefined) fresh.set(id, item);
  }
  const covered = current.findLastIndex((item) => fresh.has(idOf(item)));
  const above: T[] = [];
  const below: T[] = [];
  current.forEach((item, index) => {
    const id = idOf(item);
    if (fresh.has(id)) return;
    const newer = isNewer(id);
    if (newer && (covered < 0 || index <= covered)) above.push(item);
    else if (index > covered && (newer || !done)) below.push(item);
  });
  return [...above, ...fresh.values(), ...below];
}
