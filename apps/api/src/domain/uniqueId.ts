const MAX_LENGTH = 60;

/**
 * The start of a partner's unique ids: its name in lower-case letters and digits, such as
 * `northgate-motors`. The flow is appended, so that no id can equal the name of a page.
 */
export function uniqueIdStem(name: string): string {
  const stem = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, MAX_LENGTH)
    .replace(/-+$/, '');
  return stem || 'partner';
}
