import { type Car, type CarStatus, carStatusesOf } from '@forecourt/contract';
import type { ListKey } from '../list/ListStore.ts';

/** What one car list shows. */
export type CarKey = ListKey<CarStatus>;

/** Letters and digits only, upper case, because plates are written with different separators. */
function plain(plate: string): string {
  return plate.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();
}

/** Whether a car belongs in the list of `key`, by the server's rules. */
export function belongs(
  { plate, request_status, undelivered }: Pick<Car, 'plate' | 'request_status' | 'undelivered'>,
  { status, search, ...choice }: Pick<CarKey, 'status' | 'search' | 'undelivered'>,
): boolean {
  const part = plain(search);
  return (
    (!choice.undelivered || Boolean(undelivered)) &&
    (status === '' || carStatusesOf(status).includes(request_status)) &&
    (part === '' || plain(plate ?? '').includes(part))
  );
}
