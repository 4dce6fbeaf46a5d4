import type { FastifyRequest } from 'fastify';

type Call = Pick<FastifyRequest, 'headers'>;

/** The value of a cookie that a call carries, as it was sent; null without one. */
export function cookieOf({ headers }: Call, name: string): string | null {
  const pairs = headers.cookie?.split(';') ?? [];
  const [, value] = pairs.map((pair) => pair.trim().split('=')).find(([n]) => n === name) ?? [];
  return value ?? null;
}

/** The code of the language that was chosen on a page in this browser (spec §9); null without a choice. */
export const chosenLocale = (call: Call): string | null => cookieOf(call, 'forecourt_locale');
