import { connect, type Socket } from 'node:net';
import { once } from 'node:events';

/** A client that writes its request by hand, as slowly as needed. */
export interface SlowClient {
  write(bytes: Buffer | string): void;
  /** What the server sent, after the header of a response, or once it has closed the connection. */
  answer(): Promise<{ status: number; text: string }>;
  closed(): Promise<void>;
  /** Destroys the connection. */
  cut(): void;
}

export async function slowClient(port: number): Promise<SlowClient> {
  const socket: Socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  let text = '';
  // a server that has responded may reset the connection without reading the rest
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const answered = new Promise<void>((resolve) => {
    socket.setEncoding('latin1').on('data', (more: string) => {
      text += more;
      if (text.includes('\r\n\r\n')) resolve();
    });
  });
  return {
    write: (bytes) => void socket.write(bytes),
    async answer() {
      await Promise.race([answered, closed]);
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
