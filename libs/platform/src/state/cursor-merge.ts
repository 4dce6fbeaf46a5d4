/** Identifies an item within a list. */
export type ItemId = string | number;

/** How an answer of the server meets what was changed here in the meantime. */
export interface MergeRules<T> {
  idOf(item: T): ItemId;
  /** Whether the item was changed here after the request left, so that the answer is older. */
  isNewer(id: ItemId): boolean;
  /** What to show of an item the server gave; `local` is what is shown now. Undefined: nothing. */
  resolve(answered: T, local: T | undefined): T | undefined;
}

/**
 * Adds a next page below `current`. An item that is already there is renewed in its place. Long lists
 * come page by page: but for the answer itself, nothing is made that grows with what is there.
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
 * Puts `verified`, the pages fetched again from the top so far, in the place of the part of `current`
 * that they cover. What lies below stays until it has been fetched again too; with `done` everything
 * has been, so that what the server no longer lists goes away.
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
