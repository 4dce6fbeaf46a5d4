import { bundle } from './bundle.ts';
import { generateEnums, generatePaths, generateRoles, generateRoutes } from './constants.ts';
import { generateEndpoints } from './endpoints.ts';
import { generateTypes } from './types.ts';

/** Everything that is generated from openapi.yaml, by file name in src/generated. */
export async function generated(): Promise<Map<string, string>> {
  const document = bundle();
  return new Map([
    ['openapi.json', JSON.stringify(document, null, 2) + '\n'],
    ['schema.d.ts', await generateTypes(document)],
    ['enums.ts', generateEnums(document)],
    ['routes.ts', generateRoutes(document)],
    ['paths.ts', generatePaths(document)],
    ['roles.ts', generateRoles(document)],
    ...generateEndpoints(document),
  ]);
}
