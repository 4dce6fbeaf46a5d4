type Tree = { [name: string]: unknown };

/** Reads `a.b.c` from nested objects; undefined if a part is missing. */
export function valueAt(tree: object, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (node, name) =>
        typeof node === 'object' && node !== null ? (node as Tree)[name] : undefined,
      tree,
    );
}

/** Builds nested objects from dotted paths: `{'car.plate': 'X'}` becomes `{car: {plate: 'X'}}`. */
export function nest(entries: Iterable<readonly [path: string, value: unknown]>): Tree {
  const tree: Tree = {};
  for (const [path, value] of entries) {
    const names = path.split('.');
    const last = names.pop()!;
    let node = tree;
    for (const name of names) node = (node[name] ??= {}) as Tree;
    node[last] = value;
  }
  return tree;
}

/** Whether a problem with `field` concerns `path`: the same field, or one inside it. */
export function concerns(field: string, path: string): boolean {
  return field === path || field.startsWith(`${path}.`);
}
