import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { origin } from '../server/addresses.ts';
import { deferred } from '../support/deferred.ts';

/** The line between a phone and the server, which a journey can cut: no engine's own emulation. */
export class Line {
  /** Base URL of the server at this end of the line. */
  readonly origin: string;
  /** From which byte on each piece of a file was sent, those that were lost with the line, too. */
  readonly offsets: number[] = [];
  private readonly server: Server;
  private readonly sockets = new Set<Socket>();
  private isCut = false;
  private cutBefore: ((offset: number) => boolean) | undefined;
  private readonly cutNow = deferred();

  private constructor(server: Server) {
    this.server = server;
    this.origin = `http://localhost:${(server.address() as AddressInfo).port}`;
    server.on('connection', (phone) => this.join(phone));
  }

  static async open(): Promise<Line> {
    const server = createServer().listen(0);
    await once(server, 'listening');
    return new Line(server);
  }

  /** Will cut the line in the middle of a file; resolves when it has. */
  async cutWithinFile(): Promise<void> {
    this.cutBefore = (offset) => offset > 0;
    await this.cutNow.promise;
  }

  mend(): void {
    this.isCut = false;
  }

  async close(): Promise<void> {
    this.cut();
    const closed = once(this.server, 'close');
    this.server.close();
    await closed;
  }

  private cut(): void {
    this.isCut = true;
    this.cutBefore = undefined;
    for (const socket of this.sockets) socket.destroy();
    this.cutNow.resolve();
  }

  private join(phone: Socket): void {
    if (this.isCut) return void phone.destroy();
    const server = connect(Number(new URL(origin).port), 'localhost');
    for (const [socket, other] of [
      [phone, server],
      [server, phone],
    ] as const) {
      this.sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        this.sockets.delete(socket);
        other.destroy();
      });
    }
    phone.on('data', (chunk) => this.notice(chunk));
    phone.pipe(server);
    server.pipe(phone);
  }

  /** Piping comes after: what cuts the line has not reached the server. */
  private notice(chunk: Buffer): void {
    const [, offset] = /\r\nupload-offset: (\d+)/i.exec(chunk.toString('latin1')) ?? [];
    if (offset === undefined) return;
    this.offsets.push(Number(offset));
    if (this.cutBefore?.(Number(offset))) this.cut();
  }
}
