/**
 * Control characters, and marks that change the direction of the text that follows: a name with them
 * could pass for another one, or spoil a message. The schema `PersonName` has the same rule.
 */
const HIDDEN = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** Whether a text has characters that nobody sees and that no name may have. */
export function hasHiddenCharacters(text: string): boolean {
  return HIDDEN.test(text);
}
