/** Reasons of ours, codes of the system, SQLSTATEs: never a text, which may quote what people wrote. */
const CODE = /^[A-Z0-9_]{3,40}$/;

/**
 * The kind of an error, to be shown to who runs the installation: `PROVIDER_UNREACHABLE`,
 * `ECONNREFUSED`, `23505`, `TypeError`.
 */
export function reasonOf(error: unknown): string {
  const { cause, code, reason } = (error ?? {}) as Record<'cause' | 'code' | 'reason', unknown>;
  const known = [reason, code, (cause as { code?: unknown } | null | undefined)?.code].find(
    (one): one is string => typeof one === 'string' && CODE.test(one),
  );
  if (known) return known;
  return error instanceof Error ? error.constructor.name : 'UNKNOWN';
}
