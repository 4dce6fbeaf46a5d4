import { randomUUID } from 'node:crypto';

const TUS = 'application/offset+octet-stream';

/** Pieces of files: for another link’s upload, beyond the end, and hundreds of them. */
export const attack = {
  name: 'uploads in pieces',
  async *tries(target, { short }) {
    const own = await target.newLink();
    const other = await target.newLink();
    const announce = async (path) => {
      const id = randomUUID();
      const json = { id, section: 'exterior_images', slot: 'front', filetype: 'image' };
      const { status } = await target.call('POST', `${path}/uploads`, { json });
      if (status >= 400) throw new Error(`An upload could not be announced: ${status}`);
      return id;
    };
    const send = (path, id, offset, length, body = Buffer.alloc(100)) =>
      target.call('PATCH', `${path}/uploads/${id}/content`, {
        body,
        headers: {
          'content-type': TUS,
          'tus-resumable': '1.0.0',
          'upload-offset': String(offset),
          'upload-length': String(length),
        },
      });
    const id = await announce(own.path);
    const begun = await send(own.path, id, 0, 1000);
    yield { what: `an honest piece answered ${begun.status}`, succeeded: begun.status >= 400 };
    const mixed = own.path.replace(own.key, other.key);
    for (const path of [other.path, mixed]) {
      const { status } = await send(path, id, 100, 1000);
      yield { what: `a piece by another link answered ${status}`, succeeded: status < 400 };
    }
    const places = [
      [900, 1000],
      [2000, 1000],
      [-1, 1000],
      [100, 10 ** 12],
      [100, Number.MAX_SAFE_INTEGER],
      ['0x65', 1000],
      [100, 'NaN'],
      [100, 150],
    ];
    for (const [offset, length] of places) {
      const { status } = await send(own.path, id, offset, length);
      const what = `a piece at ${offset} of ${length} answered ${status}`;
      yield { what, succeeded: status < 400 || status >= 500 };
    }
    const many = short ? 30 : 300;
    const ids = [];
    for (let part = 0; part < many; part += 1) ids.push(await announce(own.path));
    for (const part of ids) await send(own.path, part, 0, 1000);
    let kept = 0;
    for (const part of ids) {
      const { headers } = await target.call('HEAD', `${own.path}/uploads/${part}/content`);
      if (Number(headers.get('upload-offset')) > 0) kept += 1;
    }
    yield { what: `${kept} of ${many} unfinished files are kept`, succeeded: kept > 12 };
  },
};
