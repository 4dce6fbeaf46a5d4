import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { InvalidInput } from '../domain/errors.ts';
import { inspectPdf } from './pdf.ts';
import { hostilePdfs, letterPdf, packedObjects, streamOf } from './testing/pdfs.ts';

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'pdf-'))));
afterAll(() => rm(folder, { recursive: true }));

async function inspected(bytes: Buffer): Promise<Buffer> {
  const path = join(folder, 'file');
  await writeFile(path, bytes);
  return inspectPdf(path);
}

test.each(hostilePdfs())('$name is refused', async ({ bytes, status }) => {
  const error = await inspected(bytes).catch((thrown: unknown) => thrown);
  const answered = error instanceof InvalidInput ? 422 : (error as { status?: number }).status;
  expect(answered).toBe(status);
});

test.each([
  ['a letter', letterPdf()],
  ['a letter with a link', letterPdf('', ['<< /Type /Annot /A << /S /URI /URI (a) >> >>'])],
  ['packed objects', letterPdf('', [packedObjects('<< /Type /Font >>')])],
  [
    'objects that are not packed',
    letterPdf('', [streamOf('/Type /ObjStm /N 0 /First 0', Buffer.from(' '))]),
  ],
  ['words about scripts', letterPdf('', ['(We use JavaScript and Launch pads)'])],
  [
    'bytes that read like a short name',
    letterPdf('', [streamOf('', Buffer.from('\x01/JS\x02/EF\x03'))]),
  ],
  [
    'a picture',
    letterPdf('', [
      streamOf('/Subtype /Image /Filter /FlateDecode', deflateSync(Buffer.alloc(1e6, 7))),
    ]),
  ],
])('%s is accepted as it is', async (_what, bytes) => {
  expect((await inspected(bytes)).equals(bytes)).toBe(true);
});
