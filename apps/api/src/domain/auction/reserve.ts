/** The rule of the reserve price: whether `best` meets it; null without a reserve. */
export function isReserveMet(reserve: number | null, best: number | null): boolean | null {
  return reserve === null ? null : best !== null && best >= reserve;
}
