import type { Request } from '@forecourt/contract';
import { formatPhone } from '@forecourt/platform';
import { carName as nameOfCar } from '../list/carName.ts';

/** What a customer is called: by name, else by what is known of them. */
export function customerName({ name, phone, email }: Request): string {
  return name?.trim() || contactOf({ phone, email });
}

/** Where a request goes: number or address. */
export function contactOf({ phone, email }: Pick<Request, 'phone' | 'email'>): string {
  return formatPhone(phone) || (email ?? '');
}

/** `2019 Volvo XC60`, as far as it is known. */
export function carName({ report }: Request): string {
  return nameOfCar(report.car ?? {});
}

/** Whether the newest message did not go out, and still matters. */
export function isUndelivered({ delivery, status }: Pick<Request, 'delivery' | 'status'>): boolean {
  return delivery?.state === 'FAILED' && status !== 'COMPLETED' && status !== 'ARCHIVED';
}
