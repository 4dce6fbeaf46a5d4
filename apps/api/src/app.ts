import Fastify, {
  type FastifyHttpOptions,
  type FastifyInstance,
  type RawServerDefault,
} from 'fastify';
import { compressAnswers } from './http/compress.ts';
import { allowOrigins } from './http/cors.ts';
import { handleErrors, handleNotFound } from './http/errors.ts';
import { checkResponses } from './http/checkResponses.ts';
import { addSecurityHeaders } from './http/headers.ts';
import { logSettings } from './http/redact.ts';
import { registerOperations } from './http/routes.ts';
import { compileSerializer } from './http/serialize.ts';
import { createValidators, refuseNulInAddress, refuseNulInBody } from './http/validation.ts';
import { serveApps } from './http/static.ts';
import { registerOutboxPage } from './modules/system/outboxPage.ts';
import { MAX_PHOTO_BYTES } from './media/index.ts';
import { guardIntake } from './modules/capture/intake.ts';
import type { Services } from './services.ts';

/** Largest JSON body; photos have a limit of their own. */
const BODY_LIMIT = 256 * 1024;
/** What photos may come as; the bytes decide what they are. */
const IMAGE_TYPES = ['jpeg', 'png', 'webp', 'avif', 'heic', 'heif'].map((kind) => `image/${kind}`);
const REQUEST_TIMEOUT_MS = 60_000;

/** The bare server; made first, because the services use its log. */
export function createApp(config: Services['config']): FastifyInstance {
  const options: FastifyHttpOptions<RawServerDefault> = {
    logger: logSettings(config.logLevel),
    trustProxy: trustProxies(config.trustedProxies),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    forceCloseConnections: 'idle',
    routerOptions: {
      ignoreTrailingSlash: true,
      ignoreDuplicateSlashes: false,
      maxParamLength: 512,
    },
    frameworkErrors: (_error, request, reply) => void handleNotFound(request, reply),
  };
  return Fastify(options);
}

/** Believes X-Forwarded-For as far as the settings' number of proxies goes. */
function trustProxies(count: number): boolean | ((address: string, hop: number) => boolean) {
  return count === 0 ? false : (_address, hop) => hop < count;
}

/** Puts every route on the server: the contract's operations, the socket, media and the built apps. */
export async function buildApp(
  app: FastifyInstance,
  services: Services,
  { validateResponses }: { validateResponses: boolean },
): Promise<FastifyInstance> {
  const validator = createValidators();
  app.setValidatorCompiler(({ schema, httpPart }) =>
    validator(schema as object, httpPart ?? 'body'),
  );
  app.setSerializerCompiler(({ schema }) => compileSerializer(schema as object));
  app.addContentTypeParser(
    IMAGE_TYPES,
    { parseAs: 'buffer', bodyLimit: MAX_PHOTO_BYTES },
    (_request, body, done) => done(null, body),
  );
  addSecurityHeaders(app, services.config);
  await allowOrigins(app, services.config);
  app.addHook('onRequest', refuseNulInAddress);
  app.addHook('preValidation', refuseNulInBody);
  handleErrors(app);
  await compressAnswers(app);
  if (validateResponses) checkResponses(app);
  guardIntake(app, services);
  await registerOperations(app, services);
  await services.realtime.register(app);
  registerOutboxPage(app, services);
  await serveApps(app, services.config);
  return app;
}
