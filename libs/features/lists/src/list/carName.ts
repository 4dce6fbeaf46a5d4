import type { Car } from '@forecourt/contract';

/** `2019 Volvo XC60`, as far as known; empty when nothing is. */
export function carName({ year, make, model }: Partial<Pick<Car, 'year' | 'make' | 'model'>>) {
  return [year, make, model].filter((part) => part != null && part !== '').join(' ');
}
