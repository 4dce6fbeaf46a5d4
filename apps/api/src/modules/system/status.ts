import { DAY_MS, type SystemStatus } from '@forecourt/contract';
import { statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Services } from '../../services.ts';
import { VERSION } from '../../version.ts';
import { readQueues } from './queues.ts';
import { readUndelivered } from './undelivered.ts';

/** How far back undelivered messages are counted and listed. */
const UNDELIVERED_MS = 7 * DAY_MS;

/** Since when undelivered messages are shown. */
export const undeliveredSince = ({ clock }: Pick<Services, 'clock'>): Date =>
  new Date(clock.now().getTime() - UNDELIVERED_MS);

/** How the installation fares, across all partners; nothing in it names one of them. */
export async function readStatus(services: Services): Promise<SystemStatus> {
  const { config, db, media, realtime } = services;
  const [facts, room, backup, queues, undelivered] = await Promise.all([
    readFacts(services),
    statfs(config.dataFolder),
    media.lastBackup(),
    readQueues(db),
    readUndelivered(db, undeliveredSince(services)),
  ]);
  return {
    versions: {
      app: VERSION,
      node: process.versions.node,
      database: facts.version,
      migration: facts.migration,
    },
    database: { kind: db.kind, bytes: facts.bytes },
    storage: {
      kind: config.storage.kind,
      files: facts.files,
      bytes: facts.file_bytes,
      free_bytes: room.bavail * room.bsize,
    },
    sockets: realtime.openSockets(),
    backup,
    queues,
    undelivered,
  };
}

interface Facts {
  version: string;
  migration: string;
  bytes: number;
  files: number;
  file_bytes: number;
}

async function readFacts({ db }: Pick<Services, 'db'>): Promise<Facts> {
  const { rows } = await sql<Facts>`
    with stored as (
      select bytes from uploads where bytes is not null
      union all select bytes from attachments where bytes is not null
    )
    select split_part(current_setting('server_version'), ' ', 1) as version,
      (select max(name) from kysely_migration) as migration,
      pg_database_size(current_database())::float8 as bytes,
      (select count(*) from stored)::float8 as files,
      (select coalesce(sum(bytes), 0) from stored)::float8 as file_bytes`.execute(db.direct);
  return rows[0]!;
}
