import { randomUUID } from 'node:crypto';

/** Files in conversations: PDF files that act, names that mislead, and files of somebody else. */
export const attack = {
  name: 'files in conversations',
  async *tries(target) {
    const own = await target.newLink();
    const other = await target.newLink();
    const pathOf = ({ id, key }) => `/api/public/conversations/${id}/${key}`;
    const announce = async (path, kind, name) => {
      const json = { id: randomUUID(), kind, name };
      const { status } = await target.call('POST', `${path}/attachments`, { json });
      return { id: json.id, status };
    };
    const send = (path, id, body) =>
      target.call('PATCH', `${path}/attachments/${id}/content`, {
        body,
        headers: {
          'content-type': 'application/offset+octet-stream',
          'tus-resumable': '1.0.0',
          'upload-offset': '0',
          'upload-length': String(body.length),
        },
      });
    const say = (path, attachments) =>
      target.call('POST', path, { json: { message: '', attachments } });
    const path = pathOf(own);

    for (const [what, words] of acting) {
      const { id } = await announce(path, 'PDF', 'papers.pdf');
      const sent = await send(path, id, pdf(words));
      yield { what: `${what} answered ${sent.status}`, succeeded: sent.status < 400 };
      const said = await say(path, [id]);
      yield {
        what: `a message with ${what} answered ${said.status}`,
        succeeded: said.status < 400,
      };
    }
    for (const [what, body] of [
      ['a page as a photo', Buffer.from('<script>alert(1)</script>')],
      ['a PDF file as a photo', pdf('')],
    ]) {
      const { id } = await announce(path, 'PHOTO', 'photo.jpg');
      const sent = await send(path, id, body);
      yield { what: `${what} answered ${sent.status}`, succeeded: sent.status < 400 };
    }

    const honest = await announce(path, 'PDF', '../../\u202efdp.exe');
    const sent = await send(path, honest.id, pdf(''));
    yield { what: `an honest file answered ${sent.status}`, succeeded: sent.status >= 400 };
    const strange = [pathOf(other), path.replace(own.key, other.key)];
    for (const theirs of strange) {
      const more = await send(theirs, honest.id, pdf(''));
      yield { what: `bytes by another link answered ${more.status}`, succeeded: more.status < 400 };
      const taken = await say(theirs, [honest.id]);
      yield {
        what: `a message by another link answered ${taken.status}`,
        succeeded: taken.status < 400,
      };
    }
    const said = await say(path, [honest.id]);
    const [file] = said.json?.message?.attachments ?? [];
    yield { what: `an honest message answered ${said.status}`, succeeded: file === undefined };
    const misleads = /exe|\.\.|[\u202a-\u202e/\\]/.test(file?.name ?? '');
    yield { what: `its name is ${file?.name}`, succeeded: misleads };
    const url = new URL(file?.url ?? '/', target.origin);
    const served = await target.call('GET', url.pathname);
    const header = (name) => served.headers.get(name) ?? '';
    const isOpened = !header('content-disposition').startsWith('attachment');
    const mayRun = !header('content-security-policy').includes('sandbox');
    const isGuessed = header('x-content-type-options') !== 'nosniff';
    yield { what: 'the file is shown by the browser', succeeded: isOpened || mayRun || isGuessed };
    const forged = await target.call('GET', url.pathname.replace(/.(?=\/[^/]*$)/, '!'));
    yield { what: `a forged address answered ${forged.status}`, succeeded: forged.status < 400 };
  },
};

const acting = [
  ['a script on opening', '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>'],
  ['a script by an escaped name', '/OpenAction << /S /J#61vaScript /J#53 (x) >>'],
  ['a program to start', '/OpenAction << /S /Launch /F (cmd.exe) >>'],
  ['a file in the file', '/Names << /EmbeddedFiles 5 0 R >>'],
  ['a password', '/Encrypt 5 0 R'],
];

/** A small PDF file with this in its root. */
function pdf(root) {
  return Buffer.from(
    `%PDF-1.7\n1 0 obj\n<< /Type /Catalog ${root} >>\nendobj\ntrailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n`,
  );
}
