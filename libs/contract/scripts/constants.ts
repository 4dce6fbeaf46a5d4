import type { OpenApiDocument } from './bundle.ts';

const banner = '// Generated from openapi.yaml: npm run generate -w @forecourt/contract\n\n';

/** The values of every named enum, as `requestStatusValues` for RequestStatus. */
export function generateEnums(document: OpenApiDocument): string {
  const lists = Object.entries(document.components.schemas).flatMap(([name, schema]) => {
    if (!Array.isArray(schema['enum'])) return [];
    const identifier = `${name.charAt(0).toLowerCase()}${name.slice(1)}Values`;
    return `export const ${identifier} = ${JSON.stringify(schema['enum'])} as const;\n`;
  });
  return banner + lists.join('');
}

/** Method and path of every operation, by operationId. */
export function generateRoutes(document: OpenApiDocument): string {
  const rows = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(
      ([method, { operationId }]) =>
        `  ${operationId}: { method: '${method.toUpperCase()}', path: '${path}' },\n`,
    ),
  );
  return `${banner}export const routes = {\n${rows.join('')}} as const;\n`;
}

/** Path of every operation that is read by GET, each on its own: a page's first script has few. */
export function generatePaths(document: OpenApiDocument): string {
  const rows = Object.entries(document.paths).flatMap(([path, { get }]) =>
    get ? [`export const ${get.operationId} = '${path}';\n`] : [],
  );
  return banner + rows.join('');
}

/** The lowest role in the partner that each staff operation requires, by operationId; what most require is left out. */
export function generateRoles(document: OpenApiDocument): string {
  const operations = Object.values(document.paths).flatMap((item) =>
    Object.values(item).flatMap(({ operationId, 'x-role': role }) =>
      role ? [{ operationId, role }] : [],
    ),
  );
  const names = operations.map(({ operationId }) => `\n  | '${operationId}'`);
  const rows = ['VIEWER', 'ADMIN'].map((wanted) => {
    const those = operations.filter(({ role }) => role === wanted);
    return `  ${wanted}: [\n${those.map(({ operationId }) => `    '${operationId}',\n`).join('')}  ],\n`;
  });
  return (
    `${banner}/** An operation for which the role in a partner counts (\`x-role\`). */\n` +
    `export type RoleOperation =${names.join('')};\n\n` +
    `/** What another role than AGENT is the lowest for: every page of staff loads this table. */\n` +
    `export const otherRoles: Readonly<Record<'VIEWER' | 'ADMIN', readonly RoleOperation[]>> = {\n${rows.join('')}};\n`
  );
}
