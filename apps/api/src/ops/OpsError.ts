/** What an operator can mend: its message stands alone, without a stack trace. */
export class OpsError extends Error {}
