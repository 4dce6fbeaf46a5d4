import { isVin, isVinDoubtful, type VinFacts } from '@forecourt/contract';

/**
 * Makers by the first three signs of a VIN (ISO 3780, as NHTSA lists them). Only those that stand for
 * one make: what begins with 1C4 may be a Chrysler, a Dodge or a Jeep.
 */
const makers: Record<string, string> = {
  Acura: '19U JH4 5J8',
  'Alfa Romeo': 'ZAR',
  'Aston Martin': 'SCF',
  Audi: 'WAU WA1 TRU',
  BMW: 'WBA WBS WBX WBY 4US 5UX 5UM',
  Bentley: 'SCB',
  Buick: '1G4 2G4 5GA',
  Cadillac: '1G6 1GY 3GY',
  Chevrolet: '1G1 1GC 1GN 2G1 2GN 3G1 3GC 3GN',
  Citroën: 'VF7',
  Ferrari: 'ZFF',
  Fiat: 'ZFA',
  Ford: '1FA 1FB 1FC 1FD 1FM 1FT 2FA 2FM 2FT 3FA 3FM 3FT WF0',
  GMC: '1GK 1GT 2GK 2GT 3GK 3GT',
  Honda: '1HG 2HG 2HK 3HG 5FN 5J6 19X JHM JHL SHH SHS',
  Hyundai: 'KMH KM8 5NP 5NM',
  Jaguar: 'SAJ',
  Jeep: '1J4 1J8',
  Kia: 'KNA KND 3KP 5XX',
  Lamborghini: 'ZHW',
  'Land Rover': 'SAL',
  Lexus: 'JTH JTJ 2T2 58A',
  MINI: 'WMW',
  Maserati: 'ZAM',
  Mazda: 'JM1 JM3 1YV 3MZ',
  'Mercedes-Benz': 'WDB WDC WDD WDF W1K W1N 4JG 55S',
  Mitsubishi: 'JA3 JA4 4A3 4A4',
  Nissan: '1N4 1N6 3N1 5N1 SJN',
  Opel: 'W0L W0V',
  Peugeot: 'VF3',
  Pontiac: '1G2 2G2',
  Porsche: 'WP0 WP1',
  Renault: 'VF1',
  'Rolls-Royce': 'SCA',
  SEAT: 'VSS',
  Saab: 'YS3',
  Subaru: 'JF1 JF2 4S3 4S4',
  Suzuki: 'JS2 JS3',
  Tesla: '5YJ 7SA LRW XP7',
  Toyota: 'JTD JTE JTM JTN JT2 JT3 1NX 2T1 2T3 4T1 4T3 5TB 5TD 5TE 5TF SB1 VNK',
  Volkswagen: 'WVW WVG WV1 WV2 1VW 3VW',
  Volvo: 'YV1 YV4',
  Škoda: 'TMB',
};

const makeOf = new Map(
  Object.entries(makers).flatMap(([make, codes]) => codes.split(' ').map((code) => [code, make])),
);

/** Signs of model years, from 1980 and from 2010 on: no I, O, Q, U, Z and 0 (49 CFR 565.15). */
const YEARS = 'ABCDEFGHJKLMNPRSTVWXY123456789';
const YEAR_PLACE = 9;
/** A letter here says that the year counts from 2010 on, for cars and light trucks. */
const CYCLE_PLACE = 6;

/** Whether a VIN can be decoded: it has the right form, and its check digit does not contradict it. */
export function isVinSound(vin: string): boolean {
  return isVin(vin) && !isVinDoubtful(vin);
}

/** What a sound VIN says of its car by itself, without asking anybody. */
export function decodeVin(vin: string): VinFacts {
  return { make: makeOf.get(vin.slice(0, 3)) ?? null, model: null, year: yearOf(vin) };
}

/** Elsewhere the tenth place may say anything. */
function yearOf(vin: string): number | null {
  const place = YEARS.indexOf(vin.charAt(YEAR_PLACE));
  if (!/^[1-5]/.test(vin) || place === -1) return null;
  return (/[A-Z]/.test(vin.charAt(CYCLE_PLACE)) ? 2010 : 1980) + place;
}
