/**
 * Whether an answer or a message contains an amount of money, in whole units or cents, as a number or
 * in words. Digits that happen to stand within an id or a hash do not count.
 */
export function tellsAmount(data: unknown, amount: number): boolean {
  const digits = String(amount).replace(/\B(?=(?:\d{3})+$)/g, '[,.]?');
  return new RegExp(String.raw`(?<!\w)${digits}(?:\.?00)?(?!\w)`).test(JSON.stringify(data));
}
