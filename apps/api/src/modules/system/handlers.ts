import { sql } from 'kysely';
import type { Handlers } from '../../http/operation.ts';
import { VERSION } from '../../version.ts';

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
} satisfies Handlers;
