import type { Report, RequestCar } from '@forecourt/contract';
import { formatPhone } from '@forecourt/platform';

/** 'year make model' (spec §2, message panel), as far as known; undefined when nothing is. */
export function carTitle(
  car: Pick<RequestCar, 'year' | 'make' | 'model'> | null,
): string | undefined {
  return [car?.year, car?.make, car?.model].filter((part) => part != null).join(' ') || undefined;
}

/** The customer's name, or else phone number or address; undefined for readers who get none. */
export function customerOf({
  name,
  phone,
  email,
}: Partial<Pick<Report, 'name' | 'phone' | 'email'>>): string | undefined {
  return name?.trim() || formatPhone(phone ?? null) || (email ?? undefined);
}
