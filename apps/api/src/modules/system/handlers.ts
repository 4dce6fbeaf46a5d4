import { pageSize } from '@forecourt/contract';
import { sql } from 'kysely';
import type { Handlers } from '../../http/operation.ts';
import { decodeCursor, page } from '../../http/cursor.ts';
import { runtimeConfig } from '../../http/runtimeConfig.ts';
import { VERSION } from '../../version.ts';
import { listOutbox, presentOutbox } from './outbox.ts';

export const handlers = {
  async getHealth({ services }) {
    await services.db.system((tx) => sql`select 1`.execute(tx));
    return { status: 'ok' as const, version: VERSION };
  },

  async getRuntimeConfig({ services: { config }, reply }) {
    reply.header('cache-control', 'no-cache');
    return runtimeConfig(config);
  },

  async listOutboxMessages({ query, services }) {
    const { limit = pageSize } = query;
    const after = decodeCursor(query.after);
    const rows = await services.db.system((tx) => listOutbox(tx, after, limit));
    const shown = page(rows, limit, (row) => ({ at: row.inserted_at, id: row.id }));
    const messages = await Promise.all(shown.rows.map((row) => presentOutbox(services, row)));
    return { messages, metadata: { after: shown.after } };
  },
} satisfies Handlers;
