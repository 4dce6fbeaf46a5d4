/** How hard a password is to guess: 0 not allowed, 1 weak, 2 fair, 3 strong. */
export type PasswordStrength = 0 | 1 | 2 | 3;

/**
 * A rough measure by length and variety, only as a hint and never a reason to reject: the server
 * checks for common passwords.
 */
export function passwordStrength(password: string, shortest: number): PasswordStrength {
  if (password.length < shortest) return 0;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) =>
    kind.test(password),
  ).length;
  const different = new Set(password).size;
  const worth = Math.min(password.length, different * 2) + (kinds - 1) * 2;
  if (worth >= 16) return 3;
  return worth >= 10 ? 2 : 1;
}
