import type { Row } from '../../db/schema.ts';
import type { ZipEntry } from '../../http/zip.ts';
import { fileNameOf, type Media } from '../../media/index.ts';
import type { ReportRows } from '../reports/queries.ts';
import { summaryOf } from './summary.ts';

type Pictures = Pick<Media, 'photo' | 'frame'>;

/** The archive's name: the claim number or else the plate if known, otherwise the request. */
export function archiveName({ report, request }: Pick<ReportRows, 'report' | 'request'>): string {
  const known = nameable(request.claim_number) || nameable(report.plate) || request.id;
  return `${request.request_type.toLowerCase()}-${known}.zip`;
}

/** What a header and every file system take as a name; empty for nothing. */
function nameable(text: string | null): string {
  return (text ?? '').replace(/[^A-Za-z0-9]+/g, '-').replace(/^-|-$/g, '');
}

/** All files of a report that staff may download: a summary, then every photo, by section. */
export function* entriesOf(rows: ReportRows, pictures: Pictures, now: Date): Generator<ZipEntry> {
  const files = rows.uploads.filter(({ state }) => state === 'PROCESSED').flatMap(filesOf);
  const names = new Map(files.map(({ upload, name }) => [upload.id, name]));
  const summary = Buffer.from(summaryOf(rows, names), 'utf8');
  yield { name: 'summary.txt', at: now, read: async () => summary };
  for (const { upload, name, frame } of files) {
    yield {
      name,
      at: upload.taken_at ?? upload.inserted_at,
      read: () =>
        frame === null
          ? pictures.photo(upload.storage_key)
          : pictures.frame(upload.storage_key, frame),
    };
  }
}

/** A photo, or a frame of a scan, as a file. */
export interface AssetFile {
  upload: Row<'uploads'>;
  name: string;
  /** The index of the frame, for a scan. */
  frame: number | null;
}

/** The files of an upload, named by their position on the car; refused ones are apart. */
export function filesOf(upload: Row<'uploads'>): AssetFile[] {
  const folder = `${upload.review_status === 'declined' ? 'refused/' : ''}${upload.section}`;
  if (upload.filetype === 'image') {
    return [{ upload, name: `${folder}/${fileNameOf(upload)}`, frame: null }];
  }
  return upload.frames.map((frame) => ({
    upload,
    frame,
    name: `${folder}/${upload.id}/${String(frame).padStart(3, '0')}.jpg`,
  }));
}
