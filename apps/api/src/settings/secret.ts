import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from './settings.ts';

/** The configured secret, or the one in the data folder, which is created on the first start. */
export function readSecret({
  secretText,
  dataFolder,
}: Pick<Settings, 'secretText' | 'dataFolder'>): Buffer {
  if (secretText) return Buffer.from(secretText, 'utf8');
  const file = join(dataFolder, 'secret.key');
  if (!existsSync(file)) {
    writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
    chmodSync(file, 0o600);
  }
  return Buffer.from(readFileSync(file, 'utf8').trim(), 'hex');
}
