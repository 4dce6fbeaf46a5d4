import type { FastifyInstance } from 'fastify';
import { buildApp, createApp } from './app.ts';
import type { Config } from './config.ts';
import { openDatabase } from './db/open.ts';
import { createKeys } from './domain/keys.ts';
import { createJobs } from './jobs/boss.ts';
import { defineJobs } from './jobs/index.ts';
import { createMedia } from './media/index.ts';
import { createMailer } from './messaging/mailer.ts';
import { createSms } from './messaging/sms.ts';
import { createRealtime } from './realtime/index.ts';
import { createSocketAccess } from './modules/session/socketAccess.ts';
import type { Clock, Services } from './services.ts';

export const systemClock: Clock = { now: () => new Date() };

export interface Server {
  app: FastifyInstance;
  services: Services;
  /** Stops taking calls, lets running ones and jobs end, and closes everything. */
  stop(): Promise<void>;
}

/** Builds the whole server, without listening. */
export async function createServer(config: Config): Promise<Server> {
  const app = createApp(config);
  const log = app.log;
  const clock = systemClock;
  const keys = createKeys(config.secret);
  const db = await openDatabase(config);
  try {
    const services: Services = {
      config,
      clock,
      log,
      db,
      keys,
      jobs: createJobs(db, log),
      mailer: createMailer(config),
      sms: createSms(config.sms),
      media: await createMedia({ config, keys, clock }),
      realtime: createRealtime({
        access: createSocketAccess({ db, clock }),
        listen: db.listen,
        loadRequest: async () => null,
        secret: config.secret,
        address: () => nodeAddress(app, config),
        onError: (error) => log.error({ err: error }, 'realtime'),
      }),
    };
    defineJobs(services);
    await buildApp(app, services);
    await services.jobs.start();
    await services.realtime.start();
    return { app, services, stop: () => stop(app, services) };
  } catch (error) {
    await db.close();
    throw error;
  }
}

/** Where the other nodes of a deployment reach this one. */
function nodeAddress(app: FastifyInstance, config: Config): string {
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  return config.nodeUrl ?? `http://127.0.0.1:${port}`;
}

async function stop(app: FastifyInstance, services: Services): Promise<void> {
  await services.realtime.close();
  await app.close();
  await services.jobs.stop();
  services.mailer.close();
  await services.db.close();
}
