import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InjectOptions, LightMyRequestResponse as Response } from 'fastify';
import { readConfig, type Config } from '../src/config.ts';
import type { Database } from '../src/db/database.ts';
import type { Clock } from '../src/runtime.ts';
import type { Services } from '../src/services.ts';
import { buildServer, type Server } from '../src/start.ts';
import { openTestDatabase } from './database.ts';
import { DEMO_PASSWORD } from './tenants.ts';

/** A clock that only the test moves. */
export interface TestClock extends Clock {
  set(time: string | Date): void;
  advance(milliseconds: number): void;
}

export interface TestServer extends Pick<Server, 'app'> {
  services: Services;
  db: Database;
  clock: TestClock;
  /**
   * Calls the server without a network. Request and response bodies are JSON; read with `.json()`.
   */
  call(
    method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
    url: string,
    options?: Pick<InjectOptions, 'payload' | 'headers'> & { token?: string },
  ): Promise<Response>;
  /** Signs in and returns the token. */
  signIn(username: string): Promise<string>;
  /** Runs every job that is due. */
  runJobs(): Promise<void>;
  close(): Promise<void>;
}

/** Production settings for `startTestServer`, with a mail server that accepts nothing. */
export const PRODUCTION: Partial<Config> = {
  mode: 'production',
  smtpUrl: 'smtp://127.0.0.1:1',
  mailFrom: 'Forecourt <no-reply@forecourt.test>',
};

const START = '2026-03-02T09:00:00.000Z';
/** Cached per server, because repeated sign-ins would hit a rate limit. */
const tokens = new WeakMap<TestServer, Map<string, string>>();

/**
 * The real server on its own database, without a port, with jobs run on demand.
 * @param alter returns a modified access to the same database
 */
export async function startTestServer(
  overrides: Partial<Config> = {},
  alter: (db: Database) => Database = (db) => db,
): Promise<TestServer> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'forecourt-test-'));
  const config = readConfig(
    { FORECOURT_MODE: 'test', PUBLIC_URL: 'https://forecourt.test' },
    {
      dataFolder,
      demoData: false,
      logLevel: 'silent',
      ...overrides,
    },
  );
  const clock = createTestClock();
  const db = alter(await openTestDatabase());
  const server = await buildServer(config, {
    db,
    clock,
    workJobs: false,
    validateResponses: true,
  });
  return harnessOf(server, db, clock, () => rm(dataFolder, { recursive: true, force: true }));
}

/** The calls of tests on a server that runs. */
export function harnessOf(
  { app, services, stop }: Server,
  db: Database,
  clock: TestClock,
  afterwards: () => Promise<void> = async () => undefined,
): TestServer {
  const server: TestServer = {
    app,
    services,
    db,
    clock,
    call: (method, url, { token, headers, payload } = {}) =>
      app.inject({
        method,
        url,
        headers: { ...(token ? { authorization: token } : {}), ...headers },
        ...(payload === undefined ? {} : { payload }),
      }),
    async signIn(username) {
      const known = tokens.get(server) ?? new Map<string, string>();
      tokens.set(server, known);
      const existing = known.get(username);
      if (existing) return existing;
      const payload = { username, password: DEMO_PASSWORD };
      const answer = await server.call('POST', '/api/session', { payload });
      const { token } = answer.json<{ token: string }>();
      known.set(username, token);
      return token;
    },
    runJobs: () => services.jobs.drain(),
    async close() {
      await stop();
      await afterwards();
    },
  };
  return server;
}

function createTestClock(): TestClock {
  let now = new Date(START);
  return {
    now: () => new Date(now),
    set: (time) => (now = new Date(time)),
    advance: (milliseconds) => (now = new Date(now.getTime() + milliseconds)),
  };
}
