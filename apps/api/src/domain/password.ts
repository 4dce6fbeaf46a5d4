import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify(argon2);

/** OWASP's smallest argon2id setting: about 27 ms here. */
const MEMORY_KIB = 19_456;
const PASSES = 2;
const PARALLELISM = 1;
const TAG_LENGTH = 32;

/** Hashes a password as a PHC string. Slow on purpose: never inside a transaction. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const tag = await tagOf(password, salt, MEMORY_KIB, PASSES, PARALLELISM, TAG_LENGTH);
  const settings = `m=${MEMORY_KIB},t=${PASSES},p=${PARALLELISM}`;
  return `$argon2id$v=19$${settings}$${unpadded(salt)}$${unpadded(tag)}`;
}

/** Whether the password is the one that was hashed; false for a hash that cannot be read. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const found = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(hash);
  if (!found) return false;
  const [, memory, passes, parallelism, salt = '', tag = ''] = found;
  const expected = Buffer.from(tag, 'base64');
  const given = await tagOf(
    password,
    Buffer.from(salt, 'base64'),
    Number(memory),
    Number(passes),
    Number(parallelism),
    expected.length,
  );
  return timingSafeEqual(given, expected);
}

function tagOf(
  message: string,
  nonce: Buffer,
  memory: number,
  passes: number,
  parallelism: number,
  tagLength: number,
): Promise<Buffer> {
  return derive('argon2id', { message, nonce, memory, passes, parallelism, tagLength });
}

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');
