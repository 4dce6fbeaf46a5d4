import { deflateSync } from 'node:zlib';

const HEAD = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n';

/** A PDF file of these objects, in their order, with what readers need to find them. */
export function pdfOf(objects: readonly (string | Buffer)[], trailer = ''): Buffer {
  const parts: Buffer[] = [Buffer.from(HEAD, 'latin1')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  const add = (part: Buffer): void => {
    parts.push(part);
    length += part.length;
  };
  for (const [index, object] of objects.entries()) {
    offsets.push(length);
    const body = Buffer.isBuffer(object) ? object : Buffer.from(object, 'latin1');
    add(Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')]));
  }
  const places = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${places}trailer\n<< /Size ${size} /Root 1 0 R ${trailer}>>\nstartxref\n${length}\n%%EOF\n`;
  add(Buffer.from(end, 'latin1'));
  return Buffer.concat(parts);
}

/** A stream with its dictionary. */
export function streamOf(dictionary: string, bytes: Buffer): Buffer {
  const head = `<< ${dictionary} /Length ${bytes.length} >>\nstream\n`;
  return Buffer.concat([Buffer.from(head), bytes, Buffer.from('\nendstream')]);
}

const PAGES = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';
const PAGE =
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 144] /Contents 4 0 R /Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> >>';
const WORDS = Buffer.from('BT /F1 18 Tf 20 100 Td (Your offer) Tj ET');

/** A letter of one page; `catalog` goes into its root, `more` are further objects from number 5. */
export function letterPdf(catalog = '', more: readonly (string | Buffer)[] = []): Buffer {
  const root = `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`;
  const words = streamOf('/Filter /FlateDecode', deflateSync(WORDS));
  return pdfOf([root, PAGES, PAGE, words, ...more]);
}

/** Objects packed into one stream, as PDF 1.5 and later has them. */
export function packedObjects(
  text: string,
  dictionary = '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode',
): Buffer {
  return streamOf(dictionary, deflateSync(Buffer.from(`9 0 ${text}`)));
}

const SCRIPT = '/S /JavaScript /JS (app.alert(1))';

/** Files that act, hide something, are locked or are none; each with the status of its refusal. */
export function hostilePdfs(): { name: string; bytes: Buffer; status: 415 | 422 }[] {
  const whole = letterPdf();
  const inStream = (dictionary: string) =>
    letterPdf('', [packedObjects(`<< ${SCRIPT} >>`, dictionary)]);
  const files: [name: string, bytes: Buffer, status?: 415][] = [
    ['nothing', Buffer.alloc(0)],
    ['a page that calls itself a PDF file', Buffer.from('<script>alert(1)</script>'), 415],
    ['a page before a PDF file', Buffer.concat([Buffer.from('<html>'), whole]), 415],
    ['half of a file', whole.subarray(0, whole.length / 2)],
    ['a script on opening', letterPdf(`/OpenAction << ${SCRIPT} >>`)],
    ['a script by name', letterPdf('/Names << /JavaScript << /Names [(a) 5 0 R] >> >>', ['<< >>'])],
    [
      'a script behind an escaped name',
      letterPdf('/OpenAction << /S /J#61va#53cript /J#53 (x) >>'),
    ],
    ['a script of a rendition', letterPdf('/OpenAction << /S /Rendition /JS 5 0 R >>', ['(x)'])],
    ['a program to start', letterPdf('/OpenAction << /S /Launch /F (cmd.exe) >>')],
    [
      'a file in the file',
      letterPdf('/Names << /EmbeddedFiles << /Names [(a) 5 0 R] >> >>', ['<< >>']),
    ],
    ['a file by its place', letterPdf('', ['<< /Type /Filespec /F (a.exe) /EF << /F 6 0 R >> >>'])],
    ['a film with a script', letterPdf('', ['<< /Type /Annot /Subtype /RichMedia >>'])],
    ['a form of scripts', letterPdf('/AcroForm << /XFA 5 0 R >>', ['<< >>'])],
    ['a password', pdfOf([whole.toString('latin1')], '/Encrypt 5 0 R ')],
    ['a script in packed objects', inStream('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode')],
    ['one whose stream hides its type', inStream('/N 1 /First 4 /Filter [/FlateDecode]')],
    [
      'one whose stream escapes its type',
      inStream('/Type /Obj#53tm /N 1 /First 4 /Filter /FlateDecode'),
    ],
    [
      'objects packed in a way that is not unpacked',
      letterPdf('', [streamOf('/Type /ObjStm /N 1 /First 4 /Filter /LZWDecode', Buffer.from('x'))]),
    ],
    [
      'objects packed twice',
      letterPdf('', [
        streamOf(
          '/Type /ObjStm /N 1 /First 4 /Filter [/FlateDecode /ASCIIHexDecode]',
          deflateSync(Buffer.from('00>')),
        ),
      ]),
    ],
    [
      'packed objects that end too early',
      letterPdf('', [
        streamOf('/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode', Buffer.from([0x78, 0x9c, 1])),
      ]),
    ],
    ['a bomb', letterPdf('', [streamOf('/Filter /FlateDecode', bomb())])],
  ];
  return files.map(([name, bytes, status]) => ({ name, bytes, status: status ?? 422 }));
}

/** A hundred megabytes in a hundred kilobytes. */
function bomb(): Buffer {
  return deflateSync(Buffer.alloc(100 * 1024 * 1024));
}
