import type { FastifyInstance } from 'fastify';
import { buildApp, createApp } from './app.ts';
import type { Config } from './config.ts';
import { makePrivate, writePrivately } from './db/folderModes.ts';
import { openDatabase } from './db/open.ts';
import { seedDemo } from './demo/index.ts';
import { createKeys } from './domain/keys.ts';
import { createIntake } from './intake/index.ts';
import { createJobs } from './jobs/boss.ts';
import { defineJobs } from './jobs/index.ts';
import { createMarket } from './market/survey.ts';
import { createDetector } from './detection/detector.ts';
import { createVinDecoder } from './vins/decoder.ts';
import { createMedia } from './media/index.ts';
import { createMailer } from './messaging/mailer.ts';
import { createSms } from './messaging/sms.ts';
import { loadThreadForListeners } from './modules/messages/live.ts';
import { EndAlarm } from './modules/selling/auctions/endAlarm.ts';
import { auctionForListeners } from './modules/selling/auctions/live.ts';
import { tick } from './modules/selling/auctions/tick.ts';
import { hiddenPlate } from './modules/reports/plates.ts';
import { grantIsLive } from './modules/links/live.ts';
import { loadForListeners } from './modules/requests/live.ts';
import { createRealtime, createWaiting } from './realtime/index.ts';
import { createSocketAccess } from './modules/session/socketAccess.ts';
import type { Database } from './db/database.ts';
import { systemClock, type Clock } from './runtime.ts';
import type { Services } from './services.ts';
import { createTracing } from './tracing/tracing.ts';

export interface Server {
  app: FastifyInstance;
  services: Services;
  /** Stops accepting calls, waits for running calls and jobs, and closes everything. */
  stop(): Promise<void>;
}

/** Parts that tests replace. */
export interface Parts {
  db: Database;
  clock: Clock;
  /** Whether this process runs jobs. */
  workJobs: boolean;
  /** Validates every response against the contract; a mismatch becomes a 500. */
  validateResponses: boolean;
}

/** Opens the database, builds the whole server and fills an empty demo, without listening. */
export async function createServer(config: Config): Promise<Server> {
  writePrivately();
  await makePrivate(config.dataFolder);
  const db = await openDatabase(config);
  const parts = { db, clock: systemClock, workJobs: true, validateResponses: false };
  const server = await buildServer(config, parts);
  if (config.demoData) await seedDemo(server.services);
  return server;
}

/** Builds the server on an open database; on failure, closes the database. */
export async function buildServer(config: Config, parts: Parts): Promise<Server> {
  const { db, clock } = parts;
  try {
    const app = createApp(config);
    const log = app.log;
    const keys = createKeys(config.secret);
    const tracing = await createTracing(config.tracing, log);
    const services: Services = {
      config,
      clock,
      log,
      db,
      keys,
      tracing,
      jobs: createJobs(db, log, { work: parts.workJobs, tracing }),
      mailer: createMailer(config),
      sms: createSms(config.sms),
      intake: createIntake(config),
      media: await createMedia({
        config,
        keys,
        clock,
        isLive: (grant) => grantIsLive({ config, db, clock }, grant),
        hiddenIn: (grant, folder) => hiddenPlate({ db }, grant, folder),
      }),
      market: createMarket(config, clock),
      vins: createVinDecoder(config, clock, log),
      detector: createDetector(config),
      realtime: createRealtime({
        access: createSocketAccess({ db, clock, config, keys }),
        listen: db.listen,
        loadRequest: (partnerId, requestId) => loadForListeners(db, partnerId, requestId),
        loadAuction: (auctionId, listeners) =>
          auctionForListeners({ clock, db }, auctionId, listeners),
        loadThread: (partnerId, threadId) => loadThreadForListeners(db, partnerId, threadId),
        origins: [config.publicUrl, ...config.corsOrigins],
        secret: config.secret,
        address: () => nodeAddress(app, config),
        onError: (error) => log.error({ err: error }, 'realtime'),
      }),
      waiting: createWaiting(db.listen, (error) => log.error({ err: error }, 'waiting')),
    };
    defineJobs(services);
    await buildApp(app, services, parts);
    await services.jobs.start();
    await services.realtime.start();
    const alarm = new EndAlarm(services, () => tick(services));
    if (parts.workJobs) await alarm.start();
    return { app, services, stop: () => stop(app, services, alarm) };
  } catch (error) {
    await db.close();
    throw error;
  }
}

/** The address at which the other nodes of a deployment reach this one. */
function nodeAddress(app: FastifyInstance, config: Config): string {
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  return config.nodeUrl ?? `http://127.0.0.1:${port}`;
}

/** Time limit for running calls when the server stops. */
const DRAIN_MS = 3000;

async function stop(app: FastifyInstance, services: Services, alarm: EndAlarm): Promise<void> {
  await alarm.stop();
  await services.realtime.close();
  await services.waiting.close();
  // browsers open spare connections without a request, which would never close by themselves
  const cut = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS);
  await app.close().finally(() => clearTimeout(cut));
  await services.jobs.stop();
  services.mailer.close();
  await services.tracing?.close();
  await services.db.close();
}
