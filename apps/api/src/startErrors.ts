import type { Config } from './config.ts';
import { SettingsError } from './settings/SettingsError.ts';

/** The error code of the operating system or of PostgreSQL. */
const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/**
 * The message for the operator when the server cannot start: what is wrong and what to change,
 * without a stack trace.
 */
export function startError(error: unknown, config: Config | null): string {
  if (error instanceof SettingsError || !config) return messageOf(error);
  const { host, port } = config;
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return `PORT=${port}: in use on ${host}. Stop the program that listens there, or set PORT to another.`;
    case 'EACCES':
      if (!isListening(error)) break;
      return `PORT=${port}: this user may not listen on it. Set PORT to 1024 or more.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      if (isListening(error)) return `HOST=${host}: expected an address of this machine`;
  }
  const { databaseUrl } = config;
  return databaseUrl && !isOfFile(error) ? databaseError(error, databaseUrl) : messageOf(error);
}

/** An error of the file system names its path. */
const isOfFile = (error: unknown): boolean => error instanceof Error && 'path' in error;

/** `syscall` distinguishes errors of listening from those of connecting. */
function isListening(error: unknown): boolean {
  if (!(error instanceof Error) || !('syscall' in error)) return false;
  return error.syscall === 'listen' || error.syscall === 'getaddrinfo';
}

function databaseError(error: unknown, databaseUrl: string): string {
  const { hostname, port, pathname } = new URL(databaseUrl);
  const place = `${hostname || 'the socket'}${port ? `:${port}` : ''}${pathname}`;
  return `DATABASE_URL (${place}): ${messageOf(error)}`;
}

/** One line; a connection tried at several addresses lists why each failed. */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError && !error.message) {
    return error.errors.map(messageOf).join('; ');
  }
  return error instanceof Error ? error.message : String(error);
}
