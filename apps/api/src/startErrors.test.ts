import { expect, test } from 'vitest';
import type { Config } from './config.ts';
import { startError } from './startErrors.ts';

const config = { host: '127.0.0.1', port: 80, databaseUrl: null } as Config;
const onServer = { ...config, databaseUrl: 'postgres://me@db.example:5432/cars' };
const errorOf = (more: object, message = 'EACCES: permission denied') =>
  Object.assign(new Error(message), { code: 'EACCES' }, more);

test('a port that needs rights is named', () => {
  expect(startError(errorOf({ syscall: 'listen' }), config)).toMatch(/^PORT=80: this user may not/);
});

test('a folder without rights is no matter of the port or the database', () => {
  const error = errorOf({ syscall: 'mkdir', path: '/backups' }, 'EACCES: mkdir /backups');
  expect(startError(error, config)).toBe('EACCES: mkdir /backups');
  expect(startError(error, onServer)).toBe('EACCES: mkdir /backups');
});

test('what the database says is told with its place', () => {
  expect(startError(new Error('no such role'), onServer)).toBe(
    'DATABASE_URL (db.example:5432/cars): no such role',
  );
});
