import type { KeyValue } from '@forecourt/ui/key-value-list';

/** Whether a field has nothing to show. */
export function isMissing({ value }: KeyValue): boolean {
  return value === undefined || value === null || value === '' || value === false;
}

/**
 * The fields that a list shows. Of a report that is closed all of them: what is missing then says
 * 'Not provided'. Until then the ones that are there, since the rest may still come.
 */
export function factsOf(items: readonly KeyValue[], closed: boolean): KeyValue[] {
  return items.filter((item) => closed || !isMissing(item));
}
