/** Invisible characters: control characters, direction marks, joiners and similar. */
const INVISIBLE =
  /[\p{Cc}\p{Default_Ignorable_Code_Point}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/**
 * The canonical form of an email address or user name: trimmed, without invisible characters, in
 * Unicode's NFKC, in lower case.
 *
 * Every address is stored, looked up, counted and written to in this form: two spellings of one
 * address are one account, and a message never goes to another spelling than the one that was
 * compared.
 */
export function canonicalAddress(text: string): string {
  let form = text;
  // Lower case can undo the normalization, and normalization can add a capital: repeat until
  // stable.
  for (let before = ''; before !== form;) {
    before = form;
    form = form.normalize('NFKC').replace(INVISIBLE, '').trim().toLowerCase();
  }
  return form;
}
