import { dirname, relative, resolve } from 'node:path';
import ts from 'typescript';

/**
 * No file may import itself indirectly, including type imports: files in a circle can be neither
 * understood nor moved separately. Only relative imports count: the layers keep packages apart. A
 * lazy `import()` does not count: it is how a page refers to what it opens later. Uses the files of
 * the type checker's program, so it parses nothing itself.
 */

/**
 * @type {WeakMap<ts.SourceFile, string[]>} imported paths per file; a changed file is a new key.
 */
const targets = new WeakMap();

function targetsOf(source) {
  const known = targets.get(source);
  if (known) return known;
  const folder = dirname(source.fileName);
  const found = source.statements
    .map(specifierOf)
    .filter((specifier) => specifier?.startsWith('.'))
    .map((specifier) => resolve(folder, specifier));
  targets.set(source, found);
  return found;
}

function specifierOf(statement) {
  if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return undefined;
  return statement.moduleSpecifier?.text;
}

/** The chain of imports from one file to another, both included; null if there is none. */
function wayTo(goal, start, program) {
  const from = new Map([[start, null]]);
  const queue = [start];
  for (const path of queue) {
    if (path === goal) return walkBack(path, from);
    const source = program.getSourceFile(path);
    for (const next of source ? targetsOf(source) : []) {
      if (from.has(next)) continue;
      from.set(next, path);
      queue.push(next);
    }
  }
  return null;
}

function walkBack(end, from) {
  const way = [];
  for (let path = end; path !== null; path = from.get(path)) way.unshift(path);
  return way;
}

export default {
  meta: {
    type: 'problem',
    docs: { description: 'Forbid circles of imports' },
    messages: { circle: 'This import closes a circle: {{way}}.' },
    schema: [],
  },
  create(context) {
    const { program } = context.sourceCode.parserServices ?? {};
    if (!program) return {};
    const folder = dirname(context.filename);
    const check = (node) => {
      const specifier = node.source?.value;
      if (!specifier?.startsWith('.')) return;
      const way = wayTo(context.filename, resolve(folder, specifier), program);
      if (!way) return;
      const names = [context.filename, ...way].map((path) => relative(folder, path));
      context.report({ node, messageId: 'circle', data: { way: names.join(' → ') } });
    };
    return { ImportDeclaration: check, ExportNamedDeclaration: check, ExportAllDeclaration: check };
  },
};
