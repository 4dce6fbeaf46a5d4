import type { Request } from '@forecourt/contract';
import { formatPhone } from '@forecourt/platform';
import { carName as nameOfCar } from '../list/carName.ts';

/** A customer's name, or else their contact. */
export function customerName({ name, phone, email }: Request): string {
  return name?.trim() || contactOf({ phone, email });
}

/** Where the request's messages go: number or address. */
export function contactOf({ phone, email }: Pick<Request, 'phone' | 'email'>): string {
  return formatPhone(phone) || (email ?? '');
}

/** `2019 Volvo XC60`, as far as known. */
export function carName({ report }: Request): string {
  return nameOfCar(report.car ?? {});
}

/** Whether the latest message was not delivered, and that still matters. */
export function isUndelivered({ delivery, status }: Pick<Request, 'delivery' | 'status'>): boolean {
  return delivery?.state === 'FAILED' && status !== 'COMPLETED' && status !== 'ARCHIVED';
}
