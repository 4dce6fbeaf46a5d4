import Fastify, {
  type FastifyHttpOptions,
  type FastifyInstance,
  type RawServerDefault,
} from 'fastify';
import { readBodies } from './http/body.ts';
import { compressAnswers } from './http/compress.ts';
import { allowOrigins } from './http/cors.ts';
import { handleErrors, handleNotFound } from './http/errors.ts';
import { checkResponses } from './http/checkResponses.ts';
import { addSecurityHeaders, tellTime } from './http/headers.ts';
import { logSettings } from './http/redact.ts';
import { nameCall, requestIds } from './http/requestId.ts';
import { refuseWithoutRoom, watchRoom } from './http/room.ts';
import { registerOperations } from './http/routes.ts';
import { compileSerializer } from './http/serialize.ts';
import { refuseNulInAddress, refuseNulInBody, validatorOf } from './http/validation.ts';
import { serveApps } from './http/static.ts';
import { limitUploads } from './modules/limitUploads.ts';
import { handlers } from './modules/index.ts';
import { registerMetrics } from './modules/system/metrics.ts';
import { registerProgramContract } from './modules/system/programContract.ts';
import { registerReferencePage } from './modules/system/referencePage.ts';
import { registerProbes } from './modules/system/probes.ts';
import { registerOutboxPage } from './modules/system/outboxPage.ts';
import type { Services } from './services.ts';
import { traceCalls } from './tracing/traceCalls.ts';

/** Timeout for the request headers, and how often it is checked. */
const HEAD_TIMEOUT_MS = 20_000;
const HEAD_CHECK_MS = 5000;

/** The server without routes. Created first, because the services use its log. */
export function createApp(config: Services['config']): FastifyInstance {
  const options: FastifyHttpOptions<RawServerDefault> = {
    logger: logSettings(config.logLevel),
    genReqId: requestIds({ trusted: config.trustedProxies > 0 }),
    trustProxy: trustProxies(config.trustedProxies),
    // no limit for the whole request: body readers enforce their own pace, and a photo may take
    // minutes
    requestTimeout: 0,
    http: { headersTimeout: HEAD_TIMEOUT_MS, connectionsCheckingInterval: HEAD_CHECK_MS },
    forceCloseConnections: 'idle',
    routerOptions: {
      ignoreTrailingSlash: true,
      ignoreDuplicateSlashes: false,
      maxParamLength: 512,
    },
    // no hook precedes these
    frameworkErrors: (_error, request, reply) => {
      nameCall(request, reply);
      handleNotFound(request, reply);
    },
  };
  return Fastify(options);
}

/** Trusts X-Forwarded-For for as many proxies as the settings say. */
function trustProxies(count: number): boolean | ((address: string, hop: number) => boolean) {
  return count === 0 ? false : (_address, hop) => hop < count;
}

/** Puts every route on the server: the contract's operations, the socket, media and the built apps. */
export async function buildApp(
  app: FastifyInstance,
  services: Services,
  { validateResponses }: { validateResponses: boolean },
): Promise<FastifyInstance> {
  app.setValidatorCompiler(({ schema, httpPart }) =>
    validatorOf(schema as object, httpPart ?? 'body'),
  );
  app.setSerializerCompiler(({ schema }) => compileSerializer(schema as object));
  app.addHook('onRequest', async (request, reply) => nameCall(request, reply));
  traceCalls(app, services.tracing, { trusted: services.config.trustedProxies > 0 });
  const hasRoom = watchRoom(services.config);
  refuseWithoutRoom(app, services.config, hasRoom);
  readBodies(app, services.intake);
  tellTime(app, services);
  addSecurityHeaders(app, services.config);
  await allowOrigins(app, services.config);
  app.addHook('onRequest', refuseNulInAddress);
  app.addHook('preValidation', refuseNulInBody);
  handleErrors(app);
  await registerMetrics(app, services);
  await compressAnswers(app);
  if (validateResponses) checkResponses(app);
  await registerOperations(app, services, { handlers, limitUploads: limitUploads(services) });
  await services.realtime.register(app);
  registerProbes(app, services, hasRoom);
  registerProgramContract(app, services);
  registerReferencePage(app);
  registerOutboxPage(app, services);
  await serveApps(app, services.config);
  return app;
}
