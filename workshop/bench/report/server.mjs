// Forecourt with its demo, and one report of sixty photos.
import { join } from 'node:path';
import { serve } from '../shared/forecourt.mjs';

const PHOTOS = 60;

await serve(async ({ config, db, keys, media }) => {
  const request = await db.system((tx) =>
    tx
      .selectFrom('requests')
      .innerJoin('reports', 'reports.request_id', 'requests.id')
      .innerJoin('uploads', 'uploads.report_id', 'reports.id')
      .innerJoin('partners', 'partners.id', 'requests.partner_id')
      .where('partners.name', '=', 'Northgate Motors')
      .where('requests.request_type', '=', 'TRADE')
      .where('requests.status', '=', 'COMPLETED')
      .where('uploads.filetype', '=', 'video')
      .where('uploads.state', '=', 'PROCESSED')
      .orderBy('requests.inserted_at', 'desc')
      .select(['requests.id', 'requests.key_version', 'reports.id as report_id'])
      .executeTakeFirstOrThrow(),
  );
  const key = keys.make('public', request.id, request.key_version);
  const copy = async (folder) => {
    const name = 'full.jpg';
    const other = media.newFolder();
    await media.adopt(join(config.storage.root, folder, name), other, name);
    return other;
  };
  await db.system((tx) => addPhotos(tx, request.report_id, copy));
  return {
    publicPath: `/trade/report/public/${request.id}/${key}`,
    staffPath: `/trade/report/${request.id}`,
  };
});

/** Copies the existing photos, as separate files, until there are sixty. */
async function addPhotos(tx, reportId, copy) {
  const photos = await tx
    .selectFrom('uploads')
    .where('report_id', '=', reportId)
    .where('filetype', '=', 'image')
    .selectAll()
    .execute();
  for (let count = photos.length; count < PHOTOS; count += 1) {
    const { id: _id, ...photo } = photos[count % photos.length];
    await tx
      .insertInto('uploads')
      .values({
        ...photo,
        client_id: null,
        section: 'exterior_images',
        damage_location_id: null,
        storage_key: await copy(photo.storage_key),
      })
      .execute();
  }
}
