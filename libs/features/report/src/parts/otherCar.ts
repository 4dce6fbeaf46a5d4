import type { ReportCar, VinFacts } from '@forecourt/contract';

type Entered = Pick<ReportCar, 'make' | 'model' | 'year'>;

/** Whether a VIN says otherwise than what was entered; VW is Volkswagen, and a C 200 a C-Class. */
export function isOtherCar({ make, model, year }: VinFacts, car: Entered): boolean {
  const initial = (name: string): string => name.charAt(0).toUpperCase();
  const series = (name: string): string =>
    name.toUpperCase().replace(/[\s-]?(CLASS|SERIES)\b|[^\p{L}\p{N}]/gu, '');
  const isOf = (one: string, other: string): boolean => series(one).startsWith(series(other));
  return (
    (year !== null && car.year !== null && year !== car.year) ||
    (make !== null && car.make !== null && initial(make) !== initial(car.make)) ||
    (model !== null && car.model !== null && !isOf(model, car.model) && !isOf(car.model, model))
  );
}
