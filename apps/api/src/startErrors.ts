import type { Config } from './config.ts';
import { SettingsError } from './settings/SettingsError.ts';

/** Errors of the operating system and of PostgreSQL carry one. */
const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** What the operator reads when the server cannot start: what is wrong and what to change, no trace. */
export function startError(error: unknown, config: Config | null): string {
  if (error instanceof SettingsError || !config) return messageOf(error);
  const { host, port } = config;
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return `PORT=${port}: in use on ${host}. Stop the program that listens there, or set PORT to another.`;
    case 'EACCES':
      return `PORT=${port}: this user may not listen on it. Set PORT to 1024 or more.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      if (isListening(error)) return `HOST=${host}: expected an address of this machine`;
  }
  return config.databaseUrl ? databaseError(error, config.databaseUrl) : messageOf(error);
}

/** `syscall` tells an address to listen on from one to connect to. */
function isListening(error: unknown): boolean {
  if (!(error instanceof Error) || !('syscall' in error)) return false;
  return error.syscall === 'listen' || error.syscall === 'getaddrinfo';
}

function databaseError(error: unknown, databaseUrl: string): string {
  const { hostname, port, pathname } = new URL(databaseUrl);
  const place = `${hostname || 'the socket'}${port ? `:${port}` : ''}${pathname}`;
  return `DATABASE_URL (${place}): ${messageOf(error)}`;
}

/** One line; a connection tried at several addresses says why each failed. */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError && !error.message) {
    return error.errors.map(messageOf).join('; ');
  }
  return error instanceof Error ? error.message : String(error);
}
