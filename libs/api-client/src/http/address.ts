/**
 * Fills in the path parameters and appends the query. Undefined and empty values are omitted; a
 * list repeats its parameter once per item.
 */
export function addressOf(
  base: string,
  path: string,
  parameters: Record<string, unknown> = {},
  query: Record<string, unknown> = {},
): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(parameters[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== '') search.append(name, String(one));
    }
  }
  const text = search.toString();
  return `${base.replace(/\/$/, '')}${filled}${text && `?${text}`}`;
}
