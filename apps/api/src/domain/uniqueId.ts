const MAX_LENGTH = 60;

/**
 * What the unique ids of a partner begin with: its name in letters and digits of an address, such as
 * `northgate-motors`. The flow follows it, so that none can be the name of a page.
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
