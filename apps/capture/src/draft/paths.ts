type Tree = { [name: string]: unknown };

/** Reads `a.b.c` out of nested objects; undefined where the way ends early. */
export function valueAt(tree: object, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (node, name) =>
        typeof node === 'object' && node !== null ? (node as Tree)[name] : undefined,
      tree,
    );
}

/** Builds nested objects out of dotted paths: `{'car.plate': 'X'}` becomes `{car: {plate: 'X'}}`. */
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

/** Whether a problem about `field` concerns `path`: the same, or inside it. */
export function concerns(field: string, path: string): boolean {
  return field === path || field.startsWith(`${path}.`);
}
