/** The options whose name or hint contains what was typed. */
export function matchingOptions<O extends { label: string; hint?: string }>(
  options: readonly O[],
  search: string,
): O[] {
  const wanted = search.trim().toLocaleLowerCase();
  return options.filter(({ label, hint }) =>
    `${label} ${hint ?? ''}`.toLocaleLowerCase().includes(wanted),
  );
}
