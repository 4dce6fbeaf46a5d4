import type { FastifyInstance } from 'fastify';
import type { Readable } from 'node:stream';
import type { Services } from '../services.ts';

/** Files by key: a local folder or a bucket. Keys are chosen by the server, never by a client. */
export interface MediaStore {
  put(key: string, content: Buffer | Readable, contentType: string): Promise<void>;
  /** @throws Error when the key does not exist. */
  get(key: string): Promise<Buffer>;
  getStream(key: string): Promise<Readable>;
  exists(key: string): Promise<boolean>;
  delete(key: string): Promise<void>;
  deleteFolder(prefix: string): Promise<void>;
  /** Unguessable address of a stored file that ends at `expiresAt`; see the media module for its route. */
  url(key: string, expiresAt: Date): string;
  /** Adds the routes that serve files. */
  register(app: FastifyInstance, services: Services): Promise<void>;
  close(): Promise<void>;
}
