/** What cannot be seen: control characters, marks of direction, joiners and the like. */
const INVISIBLE =
  /[\p{Cc}\p{Default_Ignorable_Code_Point}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu;

/**
 * The one form of an e-mail address or user name: without spaces around it and without what cannot be
 * seen, in Unicode's NFKC, in lower case.
 *
 * Every address is stored, looked up, counted and written to in this form: two spellings of one address
 * are one account, and a message never goes to another spelling than the one that was compared.
 */
export function canonicalAddress(text: string): string {
  let form = text;
  // Lower case can undo a normal form, and a normal form can bring a capital: until nothing changes.
  for (let before = ''; before !== form;) {
    before = form;
    form = form.normalize('NFKC').replace(INVISIBLE, '').trim().toLowerCase();
  }
  return form;
}
