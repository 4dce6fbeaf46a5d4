import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';

/** A mail as it came over the wire. */
export interface ReceivedMail {
  /** Addresses of the envelope. */
  to: string[];
  /** Names in lower case; a value on one line, its encoded words decoded. */
  headers: ReadonlyMap<string, string>;
  text: string;
  html: string;
}

export interface SmtpServer {
  url: string;
  /** The mails that it took, in their order. */
  mails: ReceivedMail[];
  close(): void;
}

/** A mail server that takes everything. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const mails: ReceivedMail[] = [];
  const server = createServer((socket) => talk(socket, mails));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const url = `smtp://127.0.0.1:${port}?ignoreTLS=true`;
  return { url, mails, close: () => server.close() };
}

function talk(socket: Socket, mails: ReceivedMail[]): void {
  let buffer = '';
  let data: string[] | null = null;
  let to: string[] = [];
  const say = (line: string) => socket.write(`${line}\r\n`);
  say('220 test');
  socket.on('error', () => undefined);
  socket.on('data', (chunk: Buffer) => {
    const lines = (buffer + chunk.toString('latin1')).split('\r\n');
    buffer = lines.pop() ?? '';
    for (const line of lines) {
      if (data) {
        if (line !== '.') data.push(line.replace(/^\.\./, '.'));
        else {
          mails.push({ to, ...readMail(data.join('\r\n')) });
          [data, to] = [null, []];
          say('250 taken');
        }
      } else if (line === 'DATA') {
        data = [];
        say('354 go on');
      } else {
        const recipient = /^RCPT TO:<([^>]+)>/.exec(line)?.[1];
        if (recipient) to.push(recipient);
        say(line === 'QUIT' ? '221 bye' : '250 ok');
      }
    }
  });
}

function readMail(source: string): Omit<ReceivedMail, 'to'> {
  const { headers, body } = readPart(source);
  const boundary = /boundary="([^"]+)"/.exec(headers.get('content-type') ?? '')?.[1];
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => readPart(part.trim()));
  const partOf = (type: string) => {
    const part = parts.find((one) => one.headers.get('content-type')?.startsWith(type));
    return part ? decode(part.body, part.headers.get('content-transfer-encoding') ?? '7bit') : '';
  };
  return { headers, text: partOf('text/plain'), html: partOf('text/html') };
}

function readPart(source: string): { headers: Map<string, string>; body: string } {
  const end = source.indexOf('\r\n\r\n');
  const lines = source
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())];
  });
  return { headers: new Map(headers), body: source.slice(end + 4) };
}

/** Decodes encoded words (RFC 2047). */
function decodeWords(value: string): string {
  return value
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_, encoding: string, word: string) =>
      encoding.toUpperCase() === 'B'
        ? decode(word, 'base64')
        : decode(word.replaceAll('_', ' '), 'quoted-printable'),
    );
}

function decode(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  if (encoding !== 'quoted-printable') return Buffer.from(body, 'latin1').toString();
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
