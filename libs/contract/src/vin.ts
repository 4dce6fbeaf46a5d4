/** How much each of the 17 places counts; the check digit itself counts nothing. */
const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
const CHECK_PLACE = 8;
/** A sign counts as the last digit of its place here. */
const values = '0123456789.ABCDEFGH..JKLMN.P.R..STUVWXYZ';

/** Check digit of a VIN, which stands at its ninth place (ISO 3779, 49 CFR 565.15). */
export function vinCheckDigit(vin: string): string {
  const sum = weights.reduce(
    (total, weight, place) => total + weight * (values.indexOf(vin.charAt(place)) % 10),
    0,
  );
  return sum % 11 === 10 ? 'X' : String(sum % 11);
}

/** Whether this has the form of a VIN: 17 capital letters and digits, without I, O and Q (ISO 3779). */
export function isVin(text: string): boolean {
  return /^[A-HJ-NPR-Z0-9]{17}$/.test(text);
}

/**
 * Whether a VIN contradicts its check digit, as nearly every typing error makes it do. Only cars made
 * in North America must have one (49 CFR 565.15): other VINs, and those of another form, never do.
 */
export function isVinDoubtful(vin: string): boolean {
  return isVin(vin) && /^[1-5]/.test(vin) && vin.charAt(CHECK_PLACE) !== vinCheckDigit(vin);
}
