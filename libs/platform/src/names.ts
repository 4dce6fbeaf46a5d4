import { formatPhone } from './format/phone.ts';

/** What a customer is known by; a page behind a link may get less than staff do. */
export interface KnownCustomer {
  name?: string | null | undefined;
  phone?: string | null | undefined;
  email?: string | null | undefined;
}

/** A customer's name, or else their contact; empty when neither is known. */
export function customerName({ name, phone, email }: KnownCustomer): string {
  return name?.trim() || contactOf({ phone, email });
}

/** Where a customer's messages go: number in groups, or else address; empty when there is none. */
export function contactOf({ phone, email }: Omit<KnownCustomer, 'name'>): string {
  return formatPhone(phone) || (email ?? '');
}

/** What a car is named by. */
export interface KnownCar {
  year?: number | null | undefined;
  make?: string | null | undefined;
  model?: string | null | undefined;
}

/** `2019 Volvo XC60` (spec §2, message panel), as far as known; empty when nothing is. */
export function carName({ year, make, model }: KnownCar): string {
  return [year, make, model].filter(Boolean).join(' ');
}
