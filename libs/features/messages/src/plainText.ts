/** What turns the direction of everything after it, and characters that cannot be seen. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g;
const CONTROLS = /(?![\n\t])\p{Cc}/gu;

/**
 * Text of others as it may be drawn: without marks that turn the direction of text, by which a link or
 * a name can be made to look like another. What language it is in decides its direction.
 */
export function plainText(text: string): string {
  return text.replace(TURNING, '').replace(CONTROLS, '');
}
