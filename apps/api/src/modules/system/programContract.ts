import { type OperationId, webhookEventTypes } from '@forecourt/contract';
import contract from '@forecourt/contract/openapi.json' with { type: 'json' };
import type { FastifyInstance } from 'fastify';
import { isForPrograms } from '../../http/tokenOperations.ts';
import type { Services } from '../../services.ts';

const COMPONENT = /^#\/components\/(\w+)\/(.+)$/;
const MAX_AGE_S = 300;

type Json = Record<string, unknown>;

/** What webhooks are told, an example of each type. */
const events = contract.components.schemas.WebhookEvent.examples;

/** `/openapi.json`: the part of the contract that programs call with a token, and their webhooks. */
export function registerProgramContract(
  app: FastifyInstance,
  { config }: Pick<Services, 'config'>,
): void {
  let text: string | undefined;
  app.get('/openapi.json', (_request, reply) =>
    reply
      .type('application/json')
      .headers({
        'cache-control': `public, max-age=${MAX_AGE_S}`,
        // it holds nothing secret: tools of other sites read it, too
        'access-control-allow-origin': '*',
      })
      .send((text ??= JSON.stringify(programContract(config.apiUrl || config.publicUrl)))),
  );
}

/** An OpenAPI 3.1 document of its own, with the schemas that it needs. */
function programContract(url: string): Json {
  const { info, openapi, tags } = contract;
  const paths = programPaths();
  const webhooks = Object.fromEntries(webhookEventTypes.map((type) => [type, webhookOf(type)]));
  const components: Record<string, Json> = {};
  collectComponents({ paths, webhooks }, components);
  const named = new Set(
    Object.values(paths).flatMap((item) =>
      Object.values(item).flatMap((one) => (one as { tags?: string[] }).tags ?? []),
    ),
  );
  return {
    openapi,
    info: {
      title: info.title,
      version: info.version,
      summary: info.summary,
      description:
        'Call it with a token of Settings › Integrations: `Authorization: Bearer fct_…`. Timestamps are UTC, amounts are decimals, ids are opaque. Answers tell in `RateLimit-*` headers how many calls are left. Every answer names its call in `X-Request-Id`: add it to a report of a failure. A POST with an `Idempotency-Key` can be repeated.',
      license: info.license,
    },
    servers: [{ url }],
    security: [{ token: [] }],
    tags: tags.filter(({ name }) => named.has(name)),
    paths,
    webhooks,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      ...components,
    },
  };
}

function programPaths(): Record<string, Json> {
  const items = Object.entries(contract.paths as unknown as Record<string, Json>);
  return Object.fromEntries(
    items.flatMap(([path, item]) => {
      const kept = Object.entries(item).filter(([, operation]) =>
        isForPrograms((operation as { operationId: OperationId }).operationId),
      );
      const plain = kept.map(([method, operation]) => {
        const { security: _sessions, ...rest } = withoutExtensions(operation) as Json;
        return [method, rest] as const;
      });
      return plain.length > 0 ? [[path, Object.fromEntries(plain)]] : [];
    }),
  );
}

/** Standard Webhooks: how a receiver is called. */
function webhookOf(type: string): Json {
  const headers = ['webhook-id', 'webhook-timestamp', 'webhook-signature'];
  return {
    post: {
      operationId: type,
      summary: `Told to webhooks: ${type}`,
      security: [],
      parameters: headers.map((name) => ({
        name,
        in: 'header',
        required: true,
        schema: { type: 'string' },
      })),
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: { $ref: '#/components/schemas/WebhookEvent' },
            example: events.find((one) => one.type === type),
          },
        },
      },
      responses: { '2XX': { description: 'Taken. Anything else is tried again for a day.' } },
    },
  };
}

/** Adds every schema, parameter and answer that a part of the document leads to. */
function collectComponents(part: unknown, found: Record<string, Json>): void {
  if (typeof part !== 'object' || part === null) return;
  for (const [key, value] of Object.entries(part)) {
    if (key !== '$ref' || typeof value !== 'string') {
      collectComponents(value, found);
      continue;
    }
    const [, kind = '', name = ''] = COMPONENT.exec(value) ?? [];
    const ofKind = (found[kind] ??= {});
    if (name in ofKind) continue;
    const component = (contract.components as unknown as Record<string, Json>)[kind]?.[name];
    ofKind[name] = withoutExtensions(component);
    collectComponents(component, found);
  }
}

/** A copy without what only our own tools read. */
function withoutExtensions(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(withoutExtensions);
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part)
      .filter(([key]) => !key.startsWith('x-'))
      .map(([key, value]) => [key, withoutExtensions(value)]),
  );
}
