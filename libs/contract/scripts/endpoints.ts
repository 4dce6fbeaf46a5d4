import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerSchemas } from './answers.ts';
import {
  contractFolder,
  type OpenApiDocument,
  type OpenApiOperation,
  type OpenApiParameter,
} from './bundle.ts';
import { declare, importOfHelpers, usesName } from './checks.ts';

const banner = '// Generated from openapi.yaml: npm run generate -w @forecourt/contract\n\n';

/** Schemas that are checked besides the operations' answers: module, and name of the validator. */
const others = [
  { file: 'problem.ts', schemas: { problem: 'Problem' } },
  {
    file: 'events.ts',
    schemas: {
      requestStatusEvent: 'RequestStatusEvent',
      threadStatusEvent: 'ThreadStatusEvent',
      reportChangedEvent: 'ReportChangedEvent',
      requestErasedEvent: 'RequestErasedEvent',
      notifiedEvent: 'NotifiedEvent',
      presenceEvent: 'PresenceEvent',
      auctionEvent: 'AuctionEvent',
    },
  },
];

interface Module {
  /** Names of the schemas it checks. */
  schemas: string[];
  /** Its exports. */
  code: string[];
}

/**
 * One module of endpoints for each file in `paths/`, with the checks of its answers; a module of
 * shared checks; and the validators of problems and events. Every call is marked as free of side
 * effects, so that bundlers can drop unused ones.
 */
export function generateEndpoints(document: OpenApiDocument): Map<string, string> {
  const modules = modulesOf(document);
  const names = [...modules.keys()].filter((name) => name.startsWith('endpoints/'));
  const checks = new Map([...modules].map(([name, { schemas }]) => [name, reach(schemas)]));
  const uses = new Map<string, number>();
  for (const own of checks.values()) {
    for (const schema of own.keys()) uses.set(schema, (uses.get(schema) ?? 0) + 1);
  }
  const isShared = (schema: string): boolean => (uses.get(schema) ?? 0) > 1;
  const shared = [...reach([...uses.keys()])].filter(([schema]) => isShared(schema));
  const sharedCode = shared.map(([name, check]) => `export const ${name} = ${check};`).join('\n');

  const files = new Map<string, string>();
  for (const [name, { code }] of modules) {
    const own = [...checks.get(name)!].filter(([schema]) => !isShared(schema));
    const body = [...own.map(([schema, check]) => `const ${schema} = ${check};`), '', ...code];
    files.set(name, moduleOf(name, body.join('\n'), shared));
  }
  const helpers = importOfHelpers(sharedCode, '../checks.ts');
  files.set('shared-checks.ts', `${banner}${helpers}\n${sharedCode}\n`);
  const exports = names.map((name) => {
    const found = modules
      .get(name)!
      .code.join('\n')
      .matchAll(/^export const (\w+)/gm);
    return `export { ${[...found].map(([, id]) => id).join(', ')} } from './${name}';\n`;
  });
  return files.set('endpoints.ts', banner + exports.join(''));

  function reach(schemas: string[]): Map<string, string> {
    const found = new Map<string, string>();
    for (const schema of schemas) declare(schema, document.components.schemas, found);
    return found;
  }
}

function modulesOf(document: OpenApiDocument): Map<string, Module> {
  const answers = answerSchemas(document);
  const files = pathFiles();
  const modules = new Map<string, Module>();
  for (const [path, item] of Object.entries(document.paths)) {
    const name = `endpoints/${files.get(path)}.ts`;
    const found = modules.get(name) ?? { schemas: [], code: [] };
    modules.set(name, found);
    for (const [method, operation] of Object.entries(item)) {
      const answer = answers.get(operation.operationId);
      if (answer) found.schemas.push(answer);
      found.code.push(endpointOf(operation, method, path, answer, document.components.parameters));
    }
  }
  for (const { file, schemas } of others) {
    const code = Object.entries(schemas).map(
      ([id, schema]) =>
        `export const ${id} = /*#__PURE__*/ validator<components['schemas']['${schema}']>(${schema});`,
    );
    modules.set(file, { schemas: Object.values(schemas), code });
  }
  return modules;
}

function endpointOf(
  operation: OpenApiOperation,
  method: string,
  path: string,
  answer: string | undefined,
  parameters: Record<string, OpenApiParameter>,
): string {
  const { operationId: id, summary, description } = operation;
  const isPublic = operation.security?.length === 0;
  const access = isPublic ? 'public' : path.startsWith('/chats') ? 'chat' : 'staff';
  const keyed = operation.parameters?.some(({ $ref }) => $ref?.endsWith('/IdempotencyKey'));
  const timeout = operation['x-timeout-seconds'];
  const fields = [
    `id: '${id}'`,
    `method: '${method.toUpperCase()}'`,
    `path: '${path}'`,
    `takes: ${JSON.stringify(takenBy(operation, path, parameters))}`,
    `access: '${access}'`,
    `keyed: ${keyed === true}`,
    ...(timeout ? [`timeoutMs: ${timeout * 1000}`] : []),
    `check: ${answer ? `/*#__PURE__*/ validator<Answer<'${id}'>>(${answer})` : 'null'}`,
  ];
  const words = [summary, description?.trim()].filter(Boolean).join('. ').replaceAll('*/', '');
  const lines = words.split('\n').map((line) => ` * ${line}`);
  return `/**\n${lines.join('\n')}\n */\nexport const ${id}: Endpoint<'${id}'> = { ${fields.join(', ')} };`;
}

/** The path parameters, then `body` and `query`, if it takes them. */
function takenBy(
  { requestBody, parameters }: OpenApiOperation,
  path: string,
  known: Record<string, OpenApiParameter>,
): string[] {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const isQuery = parameters?.some((parameter) => {
    const name = parameter.$ref?.split('/').pop();
    return (name ? known[name] : parameter)?.in === 'query';
  });
  return [...inPath, ...(requestBody ? ['body'] : []), ...(isQuery ? ['query'] : [])];
}

function moduleOf(name: string, code: string, shared: [string, string][]): string {
  const up = name.includes('/') ? '../' : './';
  const used = new Set(code.match(/\w+/g));
  const borrowed = shared.map(([schema]) => schema).filter((schema) => usesName(code, schema));
  return [
    banner,
    importOfHelpers(code, `${up}../checks.ts`),
    used.has('Endpoint') ? `import type { Endpoint } from '${up}../endpoint.ts';\n` : '',
    used.has('Answer') ? `import type { Answer } from '${up}../types.ts';\n` : '',
    used.has('components') ? `import type { components } from '${up}schema.d.ts';\n` : '',
    borrowed.length > 0 ? `import { ${borrowed.join(', ')} } from '${up}shared-checks.ts';\n` : '',
    `\n${code}\n`,
  ].join('');
}

/** The file of `paths/` that describes a path: `requests` for /api/requests. */
function pathFiles(): Map<string, string> {
  const source = readFileSync(join(contractFolder, 'openapi.yaml'), 'utf8');
  const entries = source.matchAll(/^ {2}(\/\S*):\n {4}\$ref: '\.\/paths\/([\w-]+)\.yaml/gm);
  return new Map([...entries].map(([, path = '', file = '']) => [path, file]));
}
