import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A TCP proxy before a database, which can fall silent without closing a connection. */
export interface StallingProxy {
  /** The connection string of the database through this proxy. */
  url: string;
  /**
   * From now on no byte passes in either direction; new connections are accepted but left waiting.
   */
  stall(): void;
  /** Closes open connections, and lets new ones through. */
  recover(): void;
  close(): Promise<void>;
}

/** @param database the connection string of the database behind it, by socket folder or address */
export async function startProxy(database: string): Promise<StallingProxy> {
  const target = new URL(database);
  const folder = target.searchParams.get('host');
  const port = Number(target.port || 5432);
  const sockets = new Set<Socket>();
  let stalled = false;

  const server = createServer((near) => {
    sockets.add(near);
    near.on('error', () => undefined).on('close', () => sockets.delete(near));
    if (stalled) return;
    const far = folder
      ? connect({ path: `${folder}/.s.PGSQL.${port}` })
      : connect({ host: target.hostname, port });
    sockets.add(far);
    far.on('error', () => near.destroy()).on('close', () => near.destroy());
    near.on('close', () => far.destroy());
    near.on('data', (bytes) => stalled || far.write(bytes));
    far.on('data', (bytes) => stalled || near.write(bytes));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(database);
  url.searchParams.delete('host');
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const cut = () => sockets.forEach((one) => one.destroy());
  return {
    url: url.href,
    stall: () => (stalled = true),
    recover() {
      if (stalled) cut();
      stalled = false;
    },
    async close() {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
