import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';
import type { Database } from './database.ts';

const RETRY_MS = 1000;

/**
 * LISTEN on a connection of its own that comes back after the server was away.
 * Events missed meanwhile are gone: clients refetch after a reconnect anyway.
 */
export function listener(createClient: () => Client): Database['listen'] {
  return async (channel, onPayload, onGap) => {
    let stopped = false;
    let client = await connect();

    async function connect(): Promise<Client> {
      const next = createClient();
      next.on('error', () => undefined);
      next.on('end', () => void reconnect());
      next.on('notification', (message) => onPayload(message.payload ?? ''));
      await next.connect();
      await next.query(`listen ${next.escapeIdentifier(channel)}`);
      return next;
    }

    async function reconnect(): Promise<void> {
      while (!stopped) {
        await wait(RETRY_MS, undefined, { ref: false });
        try {
          client = await connect();
          onGap?.();
          return;
        } catch {
          // The next turn of the loop tries again.
        }
      }
    }

    return async () => {
      stopped = true;
      await client.end().catch(() => undefined);
    };
  };
}
