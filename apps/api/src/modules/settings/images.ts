import type { SettingsImageKind } from '@forecourt/contract';
import type { FastifyRequest } from 'fastify';
import type { Row } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { assertCurrent, lockSettings } from './queries.ts';
import { publishVersion } from './versions.ts';

/** Maximum size of a picture of a partner, in bytes. */
const MAX_BYTES = 8 * 1024 * 1024;
const FOLDER = /^\/media\/([A-Za-z0-9_-]{22})a/;
/** Where the address of each picture of a partner is stored. */
export const imageColumns = {
  logo: 'logo_url',
  logo_dark: 'logo_dark_url',
  side_image: 'side_image',
} as const satisfies Record<SettingsImageKind, keyof Row<'partners'>>;

/** Which picture of which partner is changed, and by whom. */
export interface ImageEdit {
  partnerId: string;
  userId: string;
  kind: SettingsImageKind;
  /** Of the settings that the editor saw. */
  version: number | undefined;
}

/**
 * Stores the body as the partner's picture: validated, resized and re-encoded, under a new address,
 * so that no browser shows the old one.
 *
 * @throws Problem 413, 415 or 422 for an invalid picture; 409 STALE_SETTINGS
 */
export async function putImage(
  services: Pick<Services, 'clock' | 'db' | 'intake' | 'media'>,
  edit: ImageEdit,
  request: FastifyRequest,
): Promise<void> {
  const { db, intake, media } = services;
  // checked before reading and encoding the picture, and again under the lock
  await db.read([edit.partnerId], (tx) => assertCurrent(tx, edit.partnerId, edit.version));
  const folder = media.newFolder();
  const name = await intake.withFile(request, MAX_BYTES, (file) =>
    media.storeAsset(folder, edit.kind, file),
  );
  try {
    await change(services, edit, media.base(folder, 'asset') + name);
  } catch (error) {
    await media.removeFolder(folder);
    throw error;
  }
}

/** Removes the picture; safe to repeat. @throws Problem 409 STALE_SETTINGS */
export function removeImage(
  services: Pick<Services, 'clock' | 'db' | 'media'>,
  edit: ImageEdit,
): Promise<void> {
  return change(services, edit, null);
}

async function change(
  services: Pick<Services, 'clock' | 'db' | 'media'>,
  edit: ImageEdit,
  url: string | null,
): Promise<void> {
  const { partnerId, userId, kind, version } = edit;
  const column = imageColumns[kind];
  const left = await services.db.scoped([partnerId], async (tx) => {
    const before = await lockSettings(tx, partnerId, version);
    const { partner } = before;
    if (partner[column] === url) return null;
    const change = { area: 'GENERAL', field: kind, before: partner[column], after: url } as const;
    const edit = { values: { [column]: url }, changes: [change] };
    await publishVersion(services, tx, before, { userId }, edit);
    return leftFolder(partner, column);
  });
  if (left) await services.media.removeFolder(left);
}

/** The folder of the replaced picture, unless another picture is in the same folder. */
function leftFolder(
  partner: Row<'partners'>,
  column: (typeof imageColumns)[SettingsImageKind],
): string | null {
  const folderOf = (name: typeof column) => FOLDER.exec(partner[name] ?? '')?.[1] ?? null;
  const folder = folderOf(column);
  const others = Object.values(imageColumns).filter((name) => name !== column);
  return others.some((name) => folderOf(name) === folder) ? null : folder;
}
