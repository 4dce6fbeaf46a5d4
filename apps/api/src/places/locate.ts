import { readFileSync } from 'node:fs';
import { findPoint, unpackPostcodes, type Point, type PostcodeTable } from './format.ts';

/** Where a place is, as an address says it. */
export interface Place {
  postcode: string | null;
  /** A country's name or ISO code; null when it is not known. */
  country: string | null;
}

/** A ZIP code, also with its four further digits. */
const ZIP = /^\s*(\d{5})(?:[-\s]?\d{4})?\s*$/;
const NAMES_OF_US = new Set(['us', 'usa', 'unitedstates', 'unitedstatesofamerica']);

let loaded: PostcodeTable | undefined;

/**
 * The middle of the area of a postcode. Only ZIP codes of the United States are known (decision
 * 73): a postcode of any other country, or of none, gives null.
 */
export function locate({ postcode, country }: Place): Point | null {
  const [, zip] = ZIP.exec(postcode ?? '') ?? [];
  if (!zip || !isUnitedStates(country)) return null;
  loaded ??= unpackPostcodes(readFileSync(new URL('./us-postcodes.bin', import.meta.url)));
  return findPoint(loaded, Number(zip));
}

function isUnitedStates(country: string | null): boolean {
  return NAMES_OF_US.has((country ?? '').toLowerCase().replace(/[^a-z]/g, ''));
}
