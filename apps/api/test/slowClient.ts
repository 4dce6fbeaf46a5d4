import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

/** A client that writes its request by hand, as slowly as needed. */
export interface SlowClient {
  write(bytes: Buffer | string): void;
  /** Writes `piece` bytes every `ms` milliseconds; stops when the server closes the connection. */
  trickle(bytes: Buffer, piece: number, ms: number): Promise<void>;
  /** What the server sent, once it has closed the connection, or after the header of a response. */
  answer(): Promise<{ status: number; text: string }>;
  closed(): Promise<void>;
  /** Destroys the connection. */
  cut(): void;
}

export async function slowClient(port: number): Promise<SlowClient> {
  const socket: Socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  let text = '';
  socket.setEncoding('latin1').on('data', (more: string) => (text += more));
  // a server that has responded may reset the connection without reading the rest
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  return {
    write: (bytes) => void socket.write(bytes),
    async trickle(bytes, piece, ms) {
      for (let at = 0; at < bytes.length && socket.writable && text === ''; at += piece) {
        socket.write(bytes.subarray(at, at + piece));
        await wait(ms);
      }
    },
    async answer() {
      while (!text.includes('\r\n\r\n') && !socket.destroyed) await wait(10);
      return { status: Number(/^HTTP\/1.1 (\d+)/.exec(text)?.[1] ?? 0), text };
    },
    closed: () => closed,
    cut: () => void socket.destroy(),
  };
}

/** The raw header of a request. */
export function head(method: string, path: string, headers: Record<string, string | number>) {
  const lines = Object.entries({ host: '127.0.0.1', ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
}
