import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { canonicalAddress } from '../domain/address.ts';

/*
 * Types of values. Each parses the text of a variable, or refuses it with the words that follow
 * "expected" in the error.
 */

/** Any text; an empty variable counts as not set. */
export const text = () => z.string();

/** `what` in the error, e.g. "a region's name". */
export const matching = (pattern: RegExp, what: string) => z.string().regex(pattern, what);

export const oneOf = <const T extends readonly [string, ...string[]]>(...names: T) =>
  z.enum(names, { error: `one of ${names.join(', ')}` });

export function whole(min: number, max: number) {
  const error = `a whole number from ${min} to ${max}`;
  return z
    .string()
    .regex(/^\d{1,15}$/, error)
    .transform(Number)
    .pipe(z.number().min(min, error).max(max, error));
}

/** A share of a whole, as a decimal from 0 to 1. */
export function share() {
  const error = 'a number from 0 to 1, like 0.05';
  return z
    .string()
    .regex(/^(0|1)(\.\d{1,6})?$/, error)
    .transform(Number)
    .pipe(z.number().max(1, error));
}

/** Headers as `name=value`, separated by commas; values may be percent-encoded. */
export function headers() {
  const error = 'headers like api-key=abc, with commas between them';
  return z
    .string()
    .regex(/^\s*[\w-]+=[^,\s]+\s*(,\s*[\w-]+=[^,\s]+\s*)*$/, error)
    .transform((list) =>
      Object.fromEntries(
        list.split(',').map((one) => {
          const [name = '', ...rest] = one.trim().split('=');
          return [name, decoded(rest.join('='))];
        }),
      ),
    );
}

/** A percent sign that encodes nothing stays as it is. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** `1` or `0`; also `true` and `false`. */
export const yesOrNo = () =>
  z
    .enum(['1', '0', 'true', 'false'], { error: '1 or 0' })
    .transform((value) => value === '1' || value === 'true');

/** Long enough that it cannot be guessed; never printed. */
export const secretText = (length: number) =>
  z.string().min(length, `${length} characters or more`);

/** An address with one of these schemes, without a trailing slash. */
export function url(example: string, ...schemes: string[]) {
  const error = `an address like ${example}`;
  const protocol = new RegExp(`^(${schemes.join('|')})$`);
  return z.url({ protocol, error }).transform((value) => value.replace(/\/+$/, ''));
}

/** Scheme, host and port, without a path. */
export function origin(example: string) {
  const error = `an origin like ${example}, without a path`;
  return z.url({ protocol: /^https?$/, error }).transform(originOf(error));
}

/** Several origins, separated by commas. */
export function origins(example: string) {
  const error = `origins like ${example}, with commas between them, without paths`;
  const one = z.url({ protocol: /^https?$/, error }).transform(originOf(error));
  return z
    .string()
    .transform((list) => list.split(',').map((item) => item.trim()))
    .pipe(z.array(one));
}

function originOf(error: string) {
  return (value: string, context: z.RefinementCtx): string => {
    const { origin: found, pathname, search, hash, username } = new URL(value);
    if (pathname.replaceAll('/', '') || search || hash || username) {
      context.addIssue({ code: 'custom', message: error });
    }
    return found;
  };
}

/** Country calling codes, separated by commas. */
export const dialCodes = () =>
  z
    .string()
    .transform((list) => list.split(',').map((item) => item.trim().replace(/^\+/, '')))
    .pipe(z.array(z.string().regex(/^[1-9]\d{0,3}$/, 'country calling codes like 372,44')));

/** A name or an address that a server can listen on. */
export const host = () =>
  z
    .string()
    .refine(
      (value) => isIP(value) !== 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(value),
      'an IP address or a host name, without a port',
    );

/** `Name <address>` or the bare address. */
export const mailbox = () =>
  z
    .string()
    .regex(
      /^([^<>]*<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
      'a sender like Name <a@b.example>',
    );

/** Addresses of people, separated by commas, in their canonical form. */
export const addresses = () =>
  z
    .string()
    .transform((list) => list.split(',').map(canonicalAddress))
    .pipe(
      z.array(
        z
          .string()
          .regex(
            /^[^\s<>@]+@[^\s<>@]+\.[^\s<>@]+$/,
            'addresses like ann@example.com, with commas between them',
          ),
      ),
    );

/** A folder that the server writes to; created if missing. */
export const writableFolder = () =>
  z.string().transform((value, context) => {
    const folder = resolve(value);
    try {
      mkdirSync(folder, { recursive: true });
      accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    } catch {
      context.addIssue({ code: 'custom', message: 'a folder that this user may write into' });
    }
    return folder;
  });

/** A folder with a build of the console, of the capture page, or of both. */
export const builtApps = () =>
  z
    .string()
    .transform((value) => resolve(value))
    .refine(
      (folder) =>
        ['console', 'capture'].some((app) => existsSync(join(folder, app, 'dist', 'index.html'))),
      'a folder with console/dist and capture/dist, as `npm run build` makes them',
    );
