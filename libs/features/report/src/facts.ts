import type { KeyValue } from '@forecourt/ui/key-value-list';

/** Whether a field has nothing to show. */
export function isMissing({ value }: KeyValue): boolean {
  return value === undefined || value === null || value === '' || value === false;
}

/**
 * The fields that a list shows. In a closed report all of them, where missing ones say 'Not
 * provided'; before that only those present, because the rest may still come.
 */
export function factsOf(items: readonly KeyValue[], closed: boolean): KeyValue[] {
  return items.filter((item) => closed || !isMissing(item));
}
