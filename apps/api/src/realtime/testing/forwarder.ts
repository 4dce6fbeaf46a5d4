import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** An address that stays the same while the server behind it is replaced. */
export interface Forwarder {
  port: number;
  /** The port that new connections are forwarded to; they are refused while it is null. */
  target: number | null;
  close(): Promise<void>;
}

export async function startForwarder(target: number): Promise<Forwarder> {
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    if (forwarder.target === null) return void near.destroy();
    const far = connect(forwarder.target, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.pipe(other);
      one.on('error', () => undefined);
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const forwarder: Forwarder = {
    port: (server.address() as AddressInfo).port,
    target,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
  return forwarder;
}
