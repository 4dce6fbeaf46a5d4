import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startTestServer } from './harness.ts';
import { until } from './until.ts';

const FULL = { status: 507, code: 'INSUFFICIENT_STORAGE' };
const mounts = process.platform === 'linux' && process.getuid?.() === 0;

test.runIf(mounts)(
  'a disk that is nearly full takes no writes, answers reads, and is told of',
  async () => {
    const disk = await mkdtemp(join(tmpdir(), 'forecourt-disk-'));
    const mount = (options: string) =>
      execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', disk], { stdio: 'pipe' });
    try {
      mount('size=40m');
    } catch {
      return; // a container may forbid it
    }
    const onDisk = await startTestServer({
      dataFolder: disk,
      storage: { kind: 'local', root: disk },
    });
    try {
      const payload = { username: 'admin@north.test', password: 'demo1234' };
      const write = await onDisk.call('POST', '/api/session', { payload });
      expect(write.json()).toMatchObject(FULL);
      expect((await onDisk.call('GET', '/config.json')).statusCode).toBe(200);
      const ready = await onDisk.call('GET', '/readyz');
      expect([ready.statusCode, ready.json()]).toMatchObject([503, { not_ready: ['storage'] }]);
      mount('remount,size=200m');
      await until(async () => (await onDisk.call('GET', '/readyz')).statusCode === 200);
      expect((await onDisk.call('POST', '/api/session', { payload })).statusCode).not.toBe(507);
    } finally {
      await onDisk.close();
      execFileSync('umount', ['-l', disk]);
      await rm(disk, { recursive: true, force: true });
    }
  },
);
