import { availableParallelism } from 'node:os';
import type { Services } from '../services.ts';
import { createAddresses, newFolder } from './address.ts';
import type { MediaSet } from './address.ts';
import { encodeFrame, encodePhoto, encodeVariant } from './encode.ts';
import { openFiles } from './files.ts';
import { createLimiter } from './limiter.ts';
import { contentTypeOf, parseVariant, PHOTO_NAME } from './sizes.ts';
import type { Media } from './types.ts';

const FRAME_NAME = /^\d{1,3}\.jpg$/;
const ASSET_NAME = /^[a-z0-9_-]+\.(jpg|png|svg|webp)$/;
const YEAR_SECONDS = 365 * 24 * 60 * 60;
const WAITING_PICTURES = 200;

/** Opens the media of this node. */
export async function createMedia({
  config,
  keys,
  clock,
}: Pick<Services, 'config' | 'keys' | 'clock'>): Promise<Media> {
  const files = await openFiles(config.storage);
  const addresses = createAddresses(keys, () => clock.now());
  const limit = createLimiter(Math.max(1, availableParallelism() - 1), WAITING_PICTURES);
  /** Display sizes that are being made, so that two calls make one. */
  const making = new Map<string, Promise<Buffer | null>>();

  function makeVariant(folder: string, name: string): Promise<Buffer | null> {
    const path = `${folder}/${name}`;
    const running = making.get(path);
    if (running) return running;
    const work = limit(async () => {
      const variant = parseVariant(name);
      const photo = variant && (await files.get(`${folder}/${PHOTO_NAME}`));
      const bytes = photo && (await encodeVariant(photo, variant));
      if (bytes) await files.put(path, bytes);
      return bytes;
    }).finally(() => making.delete(path));
    making.set(path, work);
    return work;
  }

  async function read(folder: string, set: MediaSet, name: string): Promise<Buffer | null> {
    if (set !== 'photo') {
      const known = set === 'asset' ? ASSET_NAME : FRAME_NAME;
      return known.test(name) ? files.get(`${folder}/${set}/${name}`) : null;
    }
    if (name === PHOTO_NAME) return files.get(`${folder}/${name}`);
    if (!parseVariant(name)) return null;
    return (await files.get(`${folder}/${name}`)) ?? makeVariant(folder, name);
  }

  return {
    newFolder,
    async storePhoto(folder, bytes) {
      const { jpeg, width, height } = await limit(() => encodePhoto(bytes));
      await files.put(`${folder}/${PHOTO_NAME}`, jpeg);
      return { width, height, bytes: jpeg.length };
    },
    async storeFrame(folder, index, bytes) {
      const { high, low } = await limit(() => encodeFrame(bytes));
      await files.put(`${folder}/low/${index}.jpg`, low);
      await files.put(`${folder}/high/${index}.jpg`, high);
    },
    removeFolder: (folder) => files.deleteFolder(folder),
    base: (folder, set) => addresses.base(folder, set),
    async open(key, name) {
      const opened = addresses.open(key);
      const bytes = opened && (await read(opened.folder, opened.set, name));
      if (!bytes) return null;
      const left = Math.floor((opened.expiresAt.getTime() - clock.now().getTime()) / 1000);
      return { bytes, contentType: contentTypeOf(name), maxAge: Math.min(left, YEAR_SECONDS) };
    },
    adopt: (source, folder, name) => files.adopt(source, `${folder}/${name}`),
  };
}
