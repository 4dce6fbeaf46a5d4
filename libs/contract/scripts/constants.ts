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
  const rows = operations
    .filter(({ role }) => role !== commonRole)
    .sort((one, other) => (lastFirst(one.operationId) < lastFirst(other.operationId) ? 1 : -1))
    .map(({ operationId, role }) => `  ${operationId}: '${role}',\n`);
  const names = operations.map(({ operationId }) => `\n  | '${operationId}'`);
  return (
    `${banner}/** An operation for which the role in a partner counts (\`x-role\`). */\n` +
    `export type RoleOperation =${names.join('')};\n\n` +
    `/** The role that all others require: every page of staff loads this table. */\n` +
    `export const commonRole = '${commonRole}';\n\n` +
    `export const otherRoles: { [operation in RoleOperation]?: 'VIEWER' | 'ADMIN' } = {\n${rows.join('')}};\n`
  );
}

/** The words of a name from the last: names that end alike, one after the other, compress better. */
const lastFirst = (name: string): string =>
  name
    .split(/(?=[A-Z])/)
    .reverse()
    .join(' ');

const commonRole = 'AGENT';
