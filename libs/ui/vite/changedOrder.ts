type Styles = Record<string, unknown>;
type Choices = Record<string, string | undefined>;

/** A declaration: its selectors and conditions, and its property. */
interface Declaration {
  path: string;
  property: string;
}

/**
 * Separate rules for base and variants have another order than one merged rule: a plain property of
 * a variant then comes after what the base sets for some breakpoints.
 *
 * @param merged the merged styles for a choice of variants
 * @returns a description of two overlapping declarations whose order changes, if there are any
 */
export function changedOrder(
  base: Styles,
  variants: Record<string, Record<string, Styles>>,
  merged: (choices: Choices) => Styles,
): string | null {
  const keys = Object.keys(variants);
  const choices = keys.map((key) => [undefined, ...Object.keys(variants[key] ?? {})]);
  for (const chosen of combinations(choices)) {
    const rules = keys.map((key, index) => variants[key]?.[chosen[index] ?? ''] ?? {});
    const apart = new Map<string, Declaration>();
    for (const one of [base, ...rules].flatMap((rule) => declarations(rule))) {
      // Of equal declarations, the last one wins.
      apart.delete(keyOf(one));
      apart.set(keyOf(one), one);
    }
    const together = declarations(
      merged(Object.fromEntries(keys.map((key, index) => [key, chosen[index]]))),
    ).map(keyOf);
    const list = [...apart.values()];
    for (const [index, later] of list.entries()) {
      const earlier = list
        .slice(0, index)
        .find(
          (one) =>
            overlap(one.property, later.property) &&
            hasSelector(one) === hasSelector(later) &&
            together.indexOf(keyOf(one)) > together.indexOf(keyOf(later)),
        );
      if (earlier) return `“${keyOf(later)}” would come after “${keyOf(earlier)}”`;
    }
  }
  return null;
}

const keyOf = ({ path, property }: Declaration): string => `${path} ${property}`.trim();

/** A selector with a state outweighs a plain one, whatever their order. */
const hasSelector = ({ path }: Declaration): boolean => path.includes('&');

function declarations(styles: Styles, path = ''): Declaration[] {
  return Object.entries(styles).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null
      ? declarations(value as Styles, `${path} ${key}`.trim())
      : [{ path, property: key }],
  );
}

const place = /^(inset|top|left|right|bottom)/;
const edge = /(Width|Style|Color|Radius)$/;

/** Whether one property may affect another. Prefers false positives. */
function overlap(one: string, other: string): boolean {
  if (one === other) return true;
  if (one.startsWith('--') || other.startsWith('--')) return false;
  if (one.startsWith(other) || other.startsWith(one)) return true;
  if (place.test(one) && place.test(other)) return true;
  const [family] = one.split(/(?=[A-Z])/);
  if (!other.startsWith(family ?? one)) return /gap/i.test(one) && /gap/i.test(other);
  if (family === 'padding' || family === 'margin') return true;
  if (family !== 'border') return false;
  const [mine, theirs] = [edge.exec(one)?.[1], edge.exec(other)?.[1]];
  return !mine || !theirs || mine === theirs;
}

function combinations<T>(choices: readonly (readonly T[])[]): T[][] {
  return choices.reduce<T[][]>(
    (all, values) => all.flatMap((chosen) => values.map((value) => [...chosen, value])),
    [[]],
  );
}
