import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { Services } from '../services.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';

const YEAR_S = 31_536_000;

/** Browser features that the pages never use; only the capture page uses the camera. */
const UNUSED_FEATURES = [
  'accelerometer',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];
const PERMISSIONS = ['camera=(self)', ...UNUSED_FEATURES.map((name) => `${name}=()`)].join(', ');

/** Every response tells the time by the clock that pauses and ends are decided by. */
export function tellTime(app: FastifyInstance, { clock }: Pick<Services, 'clock'>): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('date', clock.now().toUTCString());
  });
}

/** Headers of every response. Pages behind a link with a key also get `PRIVATE_PAGE_HEADERS`. */
export function addSecurityHeaders(app: FastifyInstance, config: Config): void {
  const headers: Record<string, string> = {
    'content-security-policy': contentSecurityPolicy(config),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    // routes for other sites override this: the button's script, and pictures
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': PERMISSIONS,
  };
  if (config.mode === 'production' && config.publicUrl.startsWith('https:')) {
    headers['strict-transport-security'] = `max-age=${YEAR_S}; includeSubDomains`;
  }
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
  });
}

/** For pages with a key in the address: it must not be passed on or cached. */
export const PRIVATE_PAGE_HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
} as const;
