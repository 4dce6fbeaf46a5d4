import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export const contractFolder = join(import.meta.dirname, '..');

/** The part of the bundled document that the generators use. */
export interface OpenApiDocument {
  paths: Record<string, Record<string, OpenApiOperation>>;
  components: {
    schemas: Record<string, JsonSchema>;
    responses: Record<string, OpenApiResponse>;
    parameters: Record<string, OpenApiParameter>;
  };
}

export interface OpenApiOperation {
  operationId: string;
  summary?: string;
  description?: string;
  /** An empty list if no token is needed. */
  security?: unknown[];
  parameters?: OpenApiParameter[];
  requestBody?: object;
  /** Timeout of one attempt, if it is longer than the default. */
  'x-timeout-seconds'?: number;
  /** The lowest role allowed, if roles matter. */
  'x-role'?: string;
  responses: Record<string, OpenApiResponse>;
}

export interface OpenApiParameter {
  $ref?: string;
  in?: string;
}

export interface OpenApiResponse {
  $ref?: string;
  content?: Record<string, { schema?: JsonSchema }>;
}

export type JsonSchema = { [keyword: string]: unknown };

/** Combines openapi.yaml and the files it refers to into one document with named components. */
export function bundle(): OpenApiDocument {
  const folder = mkdtempSync(join(tmpdir(), 'contract-'));
  const output = join(folder, 'openapi.json');
  try {
    execFileSync(process.execPath, [redocly(), 'bundle', 'openapi.yaml', '--output', output], {
      cwd: contractFolder,
      env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: 60_000,
    });
    return withServerStates(JSON.parse(readFileSync(output, 'utf8')) as OpenApiDocument);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const WRITING = ['post', 'put', 'patch', 'delete'];

/** Adds the errors of any operation while the database is down, and of any write on a full disk. */
function withServerStates(document: OpenApiDocument): OpenApiDocument {
  for (const item of Object.values(document.paths)) {
    for (const [method, { responses }] of Object.entries(item)) {
      if (!responses) continue;
      responses['503'] ??= { $ref: '#/components/responses/Unavailable' };
      if (!WRITING.includes(method)) continue;
      responses['507'] ??= { $ref: '#/components/responses/InsufficientStorage' };
    }
  }
  return document;
}

function redocly(): string {
  const manifest = createRequire(import.meta.url).resolve('@redocly/cli/package.json');
  return join(dirname(manifest), 'bin', 'cli.js');
}
