import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import type { PhotoBox } from '@forecourt/contract';
import type { Config } from '../config.ts';
import type { Keys } from '../domain/keys.ts';
import type { Clock } from '../runtime.ts';
import { createAddresses, newFolder } from './address.ts';
import type { MediaSet, OpenedAddress } from './address.ts';
import {
  encodeAsset,
  encodeFrame,
  encodePhoto,
  encodeVariant,
  hidePart,
  widthOf,
} from './encode.ts';
import { openFiles } from './files.ts';
import { EDITION_LENGTH, type LinkGrant } from './grant.ts';
import { readLastBackup } from './lastBackup.ts';
import { createLimiter } from './limiter.ts';
import { inspectPdf } from './pdf.ts';
import {
  allVariants,
  contentTypeOf,
  DOCUMENT_NAME,
  LARGEST_DISPLAY,
  parseVariant,
  PHOTO_NAME,
} from './sizes.ts';
import type { Media } from './types.ts';

const FRAME_NAME = /^\d{1,3}\.jpg$/;
const ASSET_NAME = /^[a-z0-9_-]+\.(jpg|png|svg|webp)$/;
const ASSET_NAMES = {
  logo: 'logo.webp',
  logo_dark: 'logo.webp',
  side_image: 'side.jpg',
} as const;
const DOWNLOAD_NAME = /^[a-z0-9_-]+\.jpg$/;
const PDF_NAME = /^[A-Za-z0-9_-]+\.pdf$/;
const YEAR_SECONDS = 365 * 24 * 60 * 60;
/** How long a browser may cache pictures from a link. */
const LINK_SECONDS = 60 * 60;
const WAITING_PICTURES = 200;

interface MediaOptions {
  config: Pick<Config, 'storage'>;
  keys: Keys;
  clock: Clock;
  /** Whether the link that an address belongs to is still valid. */
  isLive: (grant: LinkGrant) => Promise<boolean>;
  /** What a link may not show of a folder's photo; null for nothing. */
  hiddenIn: (grant: LinkGrant, folder: string) => Promise<PhotoBox | null>;
}

/** Opens the media of this node. */
export async function createMedia(options: MediaOptions): Promise<Media> {
  const { config, keys, clock, isLive, hiddenIn } = options;
  const files = await openFiles(config.storage);
  const addresses = createAddresses(keys, () => clock.now());
  const limit = createLimiter(Math.max(1, availableParallelism() - 1), WAITING_PICTURES);
  /**
   * Sizes prepared in advance are made one at a time, to leave capacity for pictures on screen now.
   */
  const limitAhead = createLimiter(1, WAITING_PICTURES);
  /** Pictures in progress, so that simultaneous calls share one. */
  const making = new Map<string, Promise<Buffer | null>>();

  function makeOnce(
    path: string,
    source: string,
    encode: (photo: Buffer) => Promise<Buffer | null>,
  ): Promise<Buffer | null> {
    const running = making.get(path);
    if (running) return running;
    const work = limit(async () => {
      const photo = await files.get(`${source}/${PHOTO_NAME}`);
      const bytes = photo && (await encode(photo));
      if (bytes) await files.put(path, bytes);
      return bytes;
    }).finally(() => making.delete(path));
    making.set(path, work);
    return work;
  }

  async function makeVariant(folder: string, name: string): Promise<Buffer | null> {
    const variant = parseVariant(name);
    if (!variant) return null;
    return makeOnce(`${folder}/${name}`, folder, (photo) => encodeVariant(photo, variant));
  }

  /** The folder of a photo without what is hidden of it: sizes are made of that alone. */
  async function withoutPart(folder: string, box: PhotoBox): Promise<string> {
    const edition = `${folder}/hidden/${editionOf(box)}`;
    const path = `${edition}/${PHOTO_NAME}`;
    if (!(await files.has(path))) await makeOnce(path, folder, (photo) => hidePart(photo, box));
    return edition;
  }

  /** Links show only display sizes; larger pictures are for staff. */
  async function mayShow({ grant }: OpenedAddress, name: string, bytes: Buffer): Promise<boolean> {
    return !grant || name !== PHOTO_NAME || (await widthOf(bytes)) <= LARGEST_DISPLAY;
  }

  async function read(folder: string, set: MediaSet, name: string): Promise<Buffer | null> {
    if (set === 'original') {
      return DOWNLOAD_NAME.test(name) ? files.get(`${folder}/${PHOTO_NAME}`) : null;
    }
    if (set === 'document') {
      return PDF_NAME.test(name) ? files.get(`${folder}/${DOCUMENT_NAME}`) : null;
    }
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
    async storePhoto(folder, file) {
      const { jpeg, width, height } = await limit(() => encodePhoto(file));
      await files.put(`${folder}/${PHOTO_NAME}`, jpeg);
      return { width, height, bytes: jpeg.length };
    },
    async storeFrame(folder, index, file) {
      const { high, low, width, height } = await limit(() => encodeFrame(file));
      await files.put(`${folder}/low/${index}.jpg`, low);
      await files.put(`${folder}/high/${index}.jpg`, high);
      return { width, height };
    },
    async storePdf(folder, file) {
      const bytes = await limit(() => inspectPdf(file));
      await files.put(`${folder}/${DOCUMENT_NAME}`, bytes);
      return bytes.length;
    },
    async storeAsset(folder, kind, file) {
      const name = ASSET_NAMES[kind];
      const picture = await limit(() => encodeAsset(kind, file));
      await files.put(`${folder}/asset/${name}`, picture);
      return name;
    },
    removeFolder: (folder) => files.deleteFolder(folder),
    async makeSizes(folder) {
      for (const name of allVariants()) {
        if (await files.has(`${folder}/${name}`)) continue;
        await limitAhead(() => makeVariant(folder, name));
      }
    },
    photo: (folder) => files.get(`${folder}/${PHOTO_NAME}`),
    document: (folder) => files.get(`${folder}/${DOCUMENT_NAME}`),
    frame: (folder, index) => files.get(`${folder}/high/${index}.jpg`),
    base: (folder, set) => addresses.base(folder, set),
    forLink: (grant, hidden) => ({
      base(folder, set) {
        const box = hidden?.(folder) ?? null;
        return addresses.base(folder, set, grant, box && editionOf(box));
      },
    }),
    async open(key, name) {
      const opened = addresses.open(key);
      if (!opened || (opened.grant && !(await isLive(opened.grant)))) return null;
      const { folder, grant, set } = opened;
      // by what is hidden now: an address from before shows no more than a new one
      const box = grant && set === 'photo' ? await hiddenIn(grant, folder) : null;
      const bytes = await read(box ? await withoutPart(folder, box) : folder, set, name);
      if (!bytes || !(await mayShow(opened, name, bytes))) return null;
      const left = Math.floor((opened.expiresAt.getTime() - clock.now().getTime()) / 1000);
      return {
        bytes,
        contentType: contentTypeOf(name),
        maxAge: Math.min(left, opened.grant ? LINK_SECONDS : YEAR_SECONDS),
        isPrivate: opened.grant !== null,
        download: opened.set === 'original' || opened.set === 'document',
      };
    },
    lastBackup: () => readLastBackup(files),
    adopt: (source, folder, name) => files.adopt(source, `${folder}/${name}`),
  };
}

/** Tells a photo with one part hidden from the same with another. */
function editionOf({ x, y, width, height }: PhotoBox): string {
  const text = [x, y, width, height].join(' ');
  return createHash('sha256').update(text).digest('base64url').slice(0, EDITION_LENGTH);
}
