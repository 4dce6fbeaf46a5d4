import type { OpenApiDocument } from './bundle.ts';

const prefix = '#/components/schemas/';

/** The schema of each operation's successful answer, by operationId. */
export function answerSchemas(document: OpenApiDocument): Map<string, string> {
  const answers = new Map<string, string>();
  for (const item of Object.values(document.paths)) {
    for (const operation of Object.values(item)) {
      const names = new Set(
        Object.entries(operation.responses)
          .filter(([status]) => status.startsWith('2'))
          .map(([, response]) => response.content?.['application/json']?.schema?.['$ref'])
          .filter((reference) => typeof reference === 'string')
          .map((reference) => reference.slice(prefix.length)),
      );
      if (names.size > 1) throw new Error(`${operation.operationId} answers with several schemas`);
      for (const name of names) answers.set(operation.operationId, name);
    }
  }
  return answers;
}
