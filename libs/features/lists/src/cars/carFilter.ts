import { type Car, type CarStatus, carStatusesOf, numberKey } from '@forecourt/contract';
import type { ListKey } from '../list/ListStore.ts';

/** What one car list shows. */
export type CarKey = ListKey<CarStatus>;

/** Letters and digits only, upper case, because plates are written with different separators. */
function plain(plate: string): string {
  return plate.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();
}

/** Fewer signs of a claim number would match nearly everything. */
const MIN_SIGNS = 3;

/** Whether plate or claim number contain the text, however they are grouped. */
function finds({ plate, claim_number: number }: Sought, search: string): boolean {
  const [part, key] = [plain(search), numberKey(search)];
  return (
    (part === '' && key.length < MIN_SIGNS) ||
    (part !== '' && plain(plate ?? '').includes(part)) ||
    (key.length >= MIN_SIGNS && numberKey(number ?? '').includes(key))
  );
}

type Sought = Pick<Car, 'plate' | 'claim_number'>;

/** Whether a car belongs in the list of `key`, by the server's rules. */
export function belongs(
  car: Sought & Pick<Car, 'request_status' | 'undelivered'>,
  { status, search, ...choice }: Pick<CarKey, 'status' | 'search' | 'undelivered'>,
): boolean {
  const { request_status, undelivered } = car;
  return (
    (!choice.undelivered || Boolean(undelivered)) &&
    (status === '' || carStatusesOf(status).includes(request_status)) &&
    finds(car, search)
  );
}
