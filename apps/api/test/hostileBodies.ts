import { urlOf, type Operation, type SampleCall } from './operations.ts';

/** A raw body that no normal client sends. */
export interface HostileBody {
  title: string;
  type: string | null;
  bytes: Buffer | null;
}

const JSON_TYPE = 'application/json';
export const FORM_TYPE = 'application/x-www-form-urlencoded';
const DEPTH = 10_000;
const MEGABYTE = 1024 * 1024;
/** The large ones that are the same for every operation. */
const PICTURE = Buffer.alloc(MEGABYTE, 'iVBORw0K');
const MEMBERS = JSON.stringify(Array.from({ length: 100_000 }, () => 0));
const LISTS = '['.repeat(DEPTH) + ']'.repeat(DEPTH);
const NESTED = '{"a":'.repeat(DEPTH) + '1' + '}'.repeat(DEPTH);

/** The bodies for every operation, derived from a valid call. */
export function hostileBodies(call: SampleCall): HostileBody[] {
  const good = (call.body ?? {}) as Record<string, unknown>;
  const text = JSON.stringify(good);
  const [name = 'name'] = Object.keys(good);
  const inner = text.slice(1, -1);
  const rest = inner ? `,${inner}` : '';
  const json = (title: string, body: string | Buffer): HostileBody => ({
    title,
    type: JSON_TYPE,
    bytes: Buffer.from(body as string),
  });
  return [
    { title: 'no body', type: null, bytes: null },
    { title: 'an empty body', type: JSON_TYPE, bytes: Buffer.alloc(0) },
    { title: 'JSON called text', type: 'text/plain', bytes: Buffer.from(text) },
    { title: 'JSON without a type', type: null, bytes: Buffer.from(text) },
    { title: 'a picture', type: 'image/png', bytes: PICTURE },
    { title: 'a form', type: FORM_TYPE, bytes: Buffer.from('a=b') },
    json('1 MB of JSON', `{"${name}":"${'x'.repeat(MEGABYTE)}"${rest}}`),
    json('200 kB of members', MEMBERS),
    json('nesting of 10,000', `{"${name}":${NESTED}${rest}}`),
    json('lists within lists', LISTS),
    { title: 'UTF-16', type: `${JSON_TYPE}; charset=utf-16`, bytes: Buffer.from(text, 'utf16le') },
    json(
      'bytes that are no UTF-8',
      Buffer.concat([Buffer.from('{"a":"'), Buffer.from([0xff]), Buffer.from('"}')]),
    ),
    json('half a character', `{"${name}":"\\ud800"${rest}}`),
    json('a name twice', `{"${name}":1,"${name}":${JSON.stringify(good[name] ?? 1)}${rest}}`),
    json('__proto__', `{"__proto__":{"admin":true}${rest}}`),
    json('__proto__ in disguise', `{"\\u005f_proto__":{"admin":true}${rest}}`),
    json('a constructor', `{"constructor":{"prototype":{"admin":true}}${rest}}`),
  ];
}

/** The header and body of a request, ready for a socket. */
export function asRequest(
  operation: Operation,
  call: SampleCall,
  { type, bytes }: HostileBody,
  headers: Record<string, string>,
): { method: string; path: string; headers: Record<string, string>; bytes: Buffer | null } {
  return {
    method: operation.method,
    path: urlOf(operation, call),
    headers: {
      ...headers,
      ...(type ? { 'content-type': type } : {}),
      ...(bytes ? { 'content-length': String(bytes.length) } : {}),
    },
    bytes,
  };
}
