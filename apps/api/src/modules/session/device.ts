import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieOf } from '../../http/cookie.ts';
import { hashToken } from '../../http/principal.ts';
import type { Tx } from '../../db/database.ts';
import type { Services } from '../../services.ts';

/** A random id of the browser, in an HttpOnly cookie; the server stores its hash per account. */
const COOKIE = 'forecourt_device';
/** Over https, the prefix keeps other hosts and insecure pages from setting the cookie. */
const HOST_PREFIX = '__Host-';
const ID_BYTES = 32;
const ID = /^[\w-]{43}$/;
/** The longest time that browsers keep a cookie. */
const MAX_AGE_S = 400 * 24 * 60 * 60;

type Call = Pick<FastifyRequest, 'headers'>;
type Settings = Pick<Services, 'config'>;

const isSecure = ({ config }: Settings): boolean => config.publicUrl.startsWith('https:');
const nameFor = (settings: Settings): string =>
  isSecure(settings) ? `${HOST_PREFIX}${COOKIE}` : COOKIE;

function deviceId(call: Call, settings: Settings): string | null {
  const id = cookieOf(call, nameFor(settings)) ?? '';
  return ID.test(id) ? id : null;
}

/** The hash of the calling device's id, if it signed in to the account before; else null. */
export async function findKnownDevice(
  settings: Settings,
  tx: Tx,
  request: Call,
  userId: string,
): Promise<string | null> {
  const id = deviceId(request, settings);
  const row = await tx
    .selectFrom('known_devices')
    .where('user_id', '=', userId)
    .where('device_hash', '=', id ? hashToken(id) : '')
    .select('device_hash')
    .executeTakeFirst();
  return row?.device_hash ?? null;
}

/**
 * Remembers that this device signed in to the account, so that strangers' guesses never slow it
 * down. Call it wherever a session is opened, in the same `tx`.
 */
export async function rememberDevice(
  { clock, config }: Pick<Services, 'clock' | 'config'>,
  tx: Tx,
  { request, reply }: { request: Call; reply: Pick<FastifyReply, 'header'> },
  userId: string,
): Promise<void> {
  const id = deviceId(request, { config }) ?? randomBytes(ID_BYTES).toString('base64url');
  const now = clock.now();
  await tx
    .insertInto('known_devices')
    .values({ user_id: userId, device_hash: hashToken(id), inserted_at: now, last_used_at: now })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'device_hash']).doUpdateSet({ last_used_at: now }),
    )
    .execute();
  // required by the prefix
  const scope = isSecure({ config }) ? 'Path=/; Secure' : 'Path=/api';
  reply.header(
    'set-cookie',
    `${nameFor({ config })}=${id}; ${scope}; Max-Age=${MAX_AGE_S}; HttpOnly; SameSite=Lax`,
  );
}
