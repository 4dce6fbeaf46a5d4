import type { RequestCar } from '@forecourt/contract';

/** 'year make model' (spec §2, message panel), as far as known; undefined when nothing is. */
export function carTitle(
  car: Pick<RequestCar, 'year' | 'make' | 'model'> | null,
): string | undefined {
  return [car?.year, car?.make, car?.model].filter((part) => part != null).join(' ') || undefined;
}
