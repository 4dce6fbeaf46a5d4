const SIDES =
  /^(?:left|right|border-(?:left|right)(?:-(?:width|style|color))?|border-(?:top|bottom)-(?:left|right)-radius|(?:scroll-)?(?:margin|padding)-(?:left|right))$/;
/** Properties whose value may name a side. */
const NAMES =
  /^(?:text-align|float|clear|transform-origin|(?:object|mask|background)-(?:position|image))$/;
const NAMED = /(?:^|[\s(,])(?:left|right)(?![\w-])/;
const SHORTHANDS = /^(?:inset|padding|margin)$/;

/** The values of a list, of which one may be a function with a list of its own. */
const partsOf = (list) =>
  list.match(/(?:[^\s()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g) ?? [];

/**
 * Whether a declaration of CSS means the left or the right, and so does not turn with the direction of
 * text. `left: 50%` is the middle in both.
 */
export function isPhysical(property, value) {
  const text = value.trim();
  if (SIDES.test(property)) return text !== '50%';
  if (NAMES.test(property)) return NAMED.test(text);
  if (!SHORTHANDS.test(property)) return false;
  const [, right, , left] = partsOf(text);
  return left !== undefined && left !== right;
}

/** A comment that allows it, with the reason: 'Physical: a corner of the photo.' */
export const isReason = (comment) => /^\s*Physical: \S/.test(comment);

/** The declarations of a style sheet that mean a side, without a comment above that says why. */
export function physicalIn(css) {
  const declarations = css.matchAll(
    /(?:\/\*(?<comment>(?:(?!\*\/)[^])*)\*\/\s*)?(?<property>[\w-]+)\s*:\s*(?<value>[^;{}]+)[;}]/g,
  );
  return [...declarations]
    .map(({ groups }) => groups)
    .filter(
      ({ comment = '', property, value }) => isPhysical(property, value) && !isReason(comment),
    )
    .map(({ property, value }) => `${property}: ${value.replace(/\s+/g, ' ')}`);
}
