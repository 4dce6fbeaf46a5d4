import { pathToFileURL } from 'node:url';
import { parseAst, transformWithOxc } from 'vite';
import type { Recipe, SlotRecipe } from '../src/styling/recipe.ts';

/** A call of `recipe` or `slotRecipe` at the top of a module. */
export interface RecipeCall {
  /** The name of its constant. */
  name: string;
  /** Start and end of its argument in the code. */
  argument: readonly [number, number];
}

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/**
 * Finds recipes, which must be constants of their module: other values are unknown until it runs.
 */
export function findRecipes(code: string): RecipeCall[] {
  return constants(code).flatMap(({ name, value }) => {
    if (value?.type !== 'CallExpression') return [];
    const callee = (value.callee as Node).name;
    const [argument] = value.arguments as Node[];
    const isRecipe = callee === 'recipe' || callee === 'slotRecipe';
    return isRecipe && argument
      ? [{ name, argument: [argument.start, argument.end] as const }]
      : [];
  });
}

/**
 * Evaluates a module's recipes. Only they and what they refer to are run, not the module: it may
 * need a browser.
 *
 * @param locate resolves an imported module to a file
 */
export async function readRecipes(
  code: string,
  calls: readonly RecipeCall[],
  locate: (specifier: string) => Promise<string>,
): Promise<(Recipe | SlotRecipe)[]> {
  const needed = new Set(calls.map(({ name }) => name));
  const statements = constants(code);
  // Constants are declared before their use, so one pass from the end finds all.
  const own = statements.toReversed().filter(({ name, value }) => {
    if (!needed.has(name)) return false;
    if (value) for (const word of words(code, value)) needed.add(word);
    return true;
  });
  const imports = await Promise.all(
    importsOf(code)
      .filter(({ local }) => needed.has(local) && local !== 'recipe' && local !== 'slotRecipe')
      .map(async ({ local, imported, from }) => {
        const url = pathToFileURL(await locate(from)).href;
        return `import { ${imported} as ${local} } from ${JSON.stringify(url)};`;
      }),
  );
  const lines = [
    ...imports,
    'const recipe = (config) => config;',
    'const slotRecipe = recipe;',
    ...own.toReversed().map(({ text }) => text),
    `export default [${calls.map(({ name }) => name).join(', ')}];`,
  ];
  const module = (await transformWithOxc(lines.join('\n'), 'recipes.ts')).code;
  const loaded = (await import(
    `data:text/javascript;base64,${Buffer.from(module).toString('base64')}`
  )) as { default: (Recipe | SlotRecipe)[] };
  return loaded.default;
}

interface Constant {
  name: string;
  value: Node | null;
  /** Its source text as a complete statement. */
  text: string;
}

const bodyOf = (code: string): Node[] => parseAst(code, { lang: 'tsx' }).body as unknown as Node[];

function constants(code: string): Constant[] {
  return bodyOf(code).flatMap((statement) => {
    const declaration = (
      statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    ) as Node | null;
    if (declaration?.type !== 'VariableDeclaration') return [];
    return (declaration.declarations as Node[]).flatMap((one) => {
      const id = one.id as Node;
      if (id.type !== 'Identifier') return [];
      const text = `const ${code.slice(one.start, one.end)};`;
      return [{ name: String(id.name), value: one.init as Node | null, text }];
    });
  });
}

function importsOf(code: string): { local: string; imported: string; from: string }[] {
  return bodyOf(code)
    .filter(({ type, importKind }) => type === 'ImportDeclaration' && importKind !== 'type')
    .flatMap((statement) =>
      (statement.specifiers as Node[])
        .filter(({ type }) => type === 'ImportSpecifier')
        .map((one) => ({
          local: String((one.local as Node).name),
          imported: String((one.imported as Node).name),
          from: String((statement.source as Node).value),
        })),
    );
}

/** Words in an expression that may be names; matches in strings and keys do no harm. */
const words = (code: string, { start, end }: Node): string[] =>
  code.slice(start, end).match(/[A-Za-z_$][\w$]*/g) ?? [];
