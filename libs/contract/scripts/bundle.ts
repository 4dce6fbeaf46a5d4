import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export const contractFolder = join(import.meta.dirname, '..');

/** The part of the bundled document that the generators read. */
export interface OpenApiDocument {
  paths: Record<string, Record<string, OpenApiOperation>>;
  components: {
    schemas: Record<string, JsonSchema>;
    responses: Record<string, OpenApiResponse>;
  };
}

export interface OpenApiOperation {
  operationId: string;
  /** The lowest role it takes, where a role matters. */
  'x-role'?: string;
  responses: Record<string, OpenApiResponse>;
}

export interface OpenApiResponse {
  $ref?: string;
  content?: Record<string, { schema?: JsonSchema }>;
}

export type JsonSchema = { [keyword: string]: unknown };

/** Gathers openapi.yaml and the files it refers to into one document with named components. */
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
    return JSON.parse(readFileSync(output, 'utf8')) as OpenApiDocument;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function redocly(): string {
  const manifest = createRequire(import.meta.url).resolve('@redocly/cli/package.json');
  return join(dirname(manifest), 'bin', 'cli.js');
}
