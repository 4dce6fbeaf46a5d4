import { readFileSync } from 'node:fs';
import type { components } from './generated/schema.d.ts';

/** A JSON schema of the document; `$ref`s point into the document. */
export type Schema = Readonly<Record<string, unknown>>;

/** Who may call an operation. */
export type Access =
  | 'staff'
  | 'public'
  | 'session-key'
  | 'dealer-key'
  | 'opt-out-key'
  | 'receipt-key'
  | 'invitation-key'
  | 'account-key'
  | 'development';

/** What the server and the generated tests use of an operation. */
export interface DocumentOperation {
  operationId: string;
  tags: readonly string[];
  summary: string;
  description?: string;
  security?: readonly Readonly<Record<string, readonly string[]>>[];
  parameters?: readonly Schema[];
  requestBody?: { required?: boolean; content: Readonly<Record<string, { schema?: Schema }>> };
  responses: Readonly<Record<string, Schema>>;
  'x-access': Access;
  'x-role'?: components['schemas']['Role'];
  'x-extension'?: boolean;
}

/** The bundled document, typed as far as it is used. */
export interface ContractDocument {
  openapi: string;
  info: { title: string; version: string };
  paths: Readonly<Record<string, Readonly<Record<string, DocumentOperation>>>>;
  components: {
    schemas: Readonly<Record<string, Schema>>;
    parameters: Readonly<Record<string, Schema>>;
    responses: Readonly<Record<string, Schema>>;
    securitySchemes: Readonly<Record<string, Schema>>;
  };
}

/** Path of the bundled document, for tools that take a file. */
export const documentFile = new URL('./generated/openapi.json', import.meta.url);

/** The bundled document. For servers and tests: it is read from disk. */
export const document = JSON.parse(readFileSync(documentFile, 'utf8')) as ContractDocument;

/**
 * JSON schema of a component with all its references, for a validator such as Ajv.
 *
 * @throws if the contract has no such component
 */
export function schemaOf(name: keyof components['schemas']): Schema {
  const { schemas } = document.components;
  if (!schemas[name]) throw new Error(`The contract has no schema ${name}`);
  return { $ref: `#/components/schemas/${name}`, components: { schemas } };
}
