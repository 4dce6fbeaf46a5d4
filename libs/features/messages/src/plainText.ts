/** Text direction controls and invisible characters. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g;
const CONTROLS = /(?![\n\t])\p{Cc}/gu;

/**
 * Other people's text without direction controls, which can make a link or a name look like
 * another. The direction then follows the text's own language.
 */
export function plainText(text: string): string {
  return text.replace(TURNING, '').replace(CONTROLS, '');
}
