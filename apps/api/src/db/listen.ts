import type { Client } from 'pg';
import type { Database } from './database.ts';

const RETRY_MS = [100, 500, 1000, 2000, 5000];
const PING_MS = 30_000;

/**
 * LISTEN on a dedicated connection: a pooled one would lose it when it is released. A lost
 * connection is reopened and the gap is reported, because notifications sent meanwhile are lost.
 * @param createClient makes an unconnected client; give it a `query_timeout` and `keepAlive`
 */
export function listener(createClient: () => Client): Database['listen'] {
  return async (channel, onPayload, onGap) => {
    let stopped = false;
    let timer: NodeJS.Timeout | undefined;
    let dropCurrent: () => void = () => undefined;

    async function connect(): Promise<void> {
      const client = createClient();
      let open = true;
      const drop = (): void => {
        if (!open) return;
        open = false;
        clearInterval(ping);
        client.end().catch(() => undefined);
      };
      const lose = (): void => {
        const wasOpen = open;
        drop();
        if (wasOpen && dropCurrent === drop) retry(0);
      };
      // a half-open connection reports no error; only a query reveals it
      const ping = setInterval(() => void client.query('select 1').catch(lose), PING_MS);
      ping.unref();
      client.on('error', lose);
      client.on('end', lose);
      client.on('notification', (message) => onPayload(message.payload ?? ''));
      try {
        await client.connect();
        await client.query(`listen ${client.escapeIdentifier(channel)}`);
      } catch (error) {
        drop();
        throw error;
      }
      if (stopped) return drop();
      if (!open) throw new Error('The connection for notifications closed at once');
      dropCurrent = drop;
    }

    function retry(tries: number): void {
      if (stopped) return;
      const wait = RETRY_MS[Math.min(tries, RETRY_MS.length - 1)];
      timer = setTimeout(() => {
        connect().then(
          () => onGap?.(),
          () => retry(tries + 1),
        );
      }, wait);
      timer.unref();
    }

    await connect();
    return async () => {
      stopped = true;
      clearTimeout(timer);
      dropCurrent();
    };
  };
}
