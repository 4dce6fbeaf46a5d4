import { sql } from 'kysely';
import type { Handlers } from '../../http/operation.ts';
import { decodeCursor, page } from '../../http/cursor.ts';
import { VERSION } from '../../version.ts';
import { listOutbox, presentOutbox } from './outbox.ts';

const PAGE_SIZE = 10;

export const handlers = {
  async getHealth({ services }) {
    await services.db.system((tx) => sql`select 1`.execute(tx));
    return { status: 'ok' as const, version: VERSION };
  },

  async getRuntimeConfig({ services: { config }, reply }) {
    reply.header('cache-control', 'no-cache');
    return {
      api_url: config.apiUrl,
      chat_url: config.chatUrl,
      socket_url: `${config.socketUrl}/socket`,
      media_url: config.mediaUrl,
      console_url: '',
      capture_url: '/capture',
      development: config.development,
    };
  },

  async listOutboxMessages({ query, services }) {
    const { limit = PAGE_SIZE } = query;
    const after = decodeCursor(query.after);
    const rows = await services.db.system((tx) => listOutbox(tx, after, limit));
    const shown = page(rows, limit, (row) => ({ at: row.inserted_at, id: row.id }));
    return { messages: shown.rows.map(presentOutbox), metadata: { after: shown.after } };
  },
} satisfies Handlers;
