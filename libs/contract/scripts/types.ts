import openapiTypescript, { astToString } from 'openapi-typescript';
import type { OpenAPI3 } from 'openapi-typescript';
import type { OpenApiDocument } from './bundle.ts';

const banner = '// Generated from openapi.yaml: npm run generate -w @forecourt/contract\n\n';

/** TypeScript types of every path, operation and component. */
export async function generateTypes(document: OpenApiDocument): Promise<string> {
  const source = structuredClone(document) as unknown as OpenAPI3;
  // whole bodies are for readers of the reference; an editor would show them with every type
  for (const schema of Object.values(source.components?.schemas ?? {})) {
    if ('examples' in schema) delete schema.examples;
  }
  return (
    banner +
    astToString(
      await openapiTypescript(source, {
        defaultNonNullable: false,
        rootTypes: true,
        rootTypesNoSchemaPrefix: true,
      }),
    )
  );
}
