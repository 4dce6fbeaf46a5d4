import type { Dealer } from '../api/types.ts';
import type { FieldMeta } from './meta.ts';

/** Path of the chosen dealer in a draft. */
export const DEALER = 'dealer';

/**
 * A field as the contract's CaptureUpdate defines it. A dealer is stored with its name and place,
 * so that the phone can show it without a network; only its id is sent.
 */
export function sentField({ path, value }: FieldMeta): [path: string, value: unknown] {
  return path === DEALER ? ['dealer_id', (value as Dealer | null)?.id ?? null] : [path, value];
}
