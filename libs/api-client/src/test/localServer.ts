import {
  createServer,
  type IncomingHttpHeaders,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as the server saw it. */
export interface Seen {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  /** A picture’s bytes as text; everything else is JSON. */
  body: unknown;
}

export type Handler = (seen: Seen, response: ServerResponse, count: number) => void;

/** A server on loopback that gives prepared answers and records its requests. */
export class LocalServer {
  readonly seen: Seen[] = [];
  handler: Handler = () => undefined;
  private readonly server: Server;

  constructor() {
    this.server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        const isBytes = /^image|octet-stream$/.test(request.headers['content-type'] ?? '');
        const seen = {
          method: request.method ?? '',
          url: request.url ?? '',
          headers: request.headers,
          body: text && !isBytes ? (JSON.parse(text) as unknown) : text || undefined,
        };
        this.handler(seen, response, this.seen.push(seen));
      });
    });
  }

  /** Starts listening; resolves to the base address. */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

/** Answers with JSON. */
export function json(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  const type = status < 400 ? 'application/json' : 'application/problem+json';
  response.writeHead(status, { 'content-type': type, ...headers }).end(JSON.stringify(body));
}
