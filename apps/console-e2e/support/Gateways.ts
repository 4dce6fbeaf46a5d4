import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import {
  type AddressInfo,
  createServer as createTcpServer,
  type Server,
  type Socket,
} from 'node:net';

type Channel = 'SMS' | 'EMAIL';

/** A message that a provider took. */
interface Taken {
  channel: Channel;
  to: string;
}

/**
 * A gateway for text messages and a mail server on this machine, each of which can refuse every
 * recipient for good.
 */
export class Gateways {
  readonly taken: Taken[] = [];
  private readonly refused = new Set<Channel>();
  private readonly sockets = new Set<Socket>();
  private readonly sms = createHttpServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const { to } = JSON.parse(body) as { to: string };
      response.writeHead(this.takes('SMS', to) ? 200 : 400).end('{}');
    });
  });
  private readonly smtp = createTcpServer((socket) => this.serveMail(socket));

  static async start(): Promise<Gateways> {
    const gateways = new Gateways();
    await Promise.all([gateways.sms, gateways.smtp].map(listen));
    return gateways;
  }

  /** The settings with which a server sends by them. */
  get env(): Record<string, string> {
    return {
      SMS_HTTP_URL: `http://127.0.0.1:${portOf(this.sms)}/send`,
      SMTP_URL: `smtp://127.0.0.1:${portOf(this.smtp)}?ignoreTLS=true`,
    };
  }

  /** From now on a channel refuses all. */
  refuse(channel: Channel): void {
    this.refused.add(channel);
  }

  /** From now on all is taken. */
  accept(): void {
    this.refused.clear();
  }

  stop(): void {
    for (const socket of this.sockets) socket.destroy();
    this.sms.closeAllConnections();
    this.sms.close();
    this.smtp.close();
  }

  private takes(channel: Channel, to: string): boolean {
    if (this.refused.has(channel)) return false;
    this.taken.push({ channel, to });
    return true;
  }

  /** As much of SMTP as a client needs to hand a mail over. */
  private serveMail(socket: Socket): void {
    this.sockets.add(socket);
    socket.on('close', () => this.sockets.delete(socket));
    socket.on('error', () => undefined);
    let text = '';
    let isMail = false;
    const answer = (line: string): string => {
      const to = /^RCPT TO:<(.+?)>/i.exec(line)?.[1];
      if (to) return this.takes('EMAIL', to) ? '250 OK' : '550 No such mailbox';
      if (/^QUIT/i.test(line)) return '221 Bye';
      if (!/^DATA/i.test(line)) return '250 OK';
      isMail = true;
      return '354 End with a dot';
    };
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      for (;;) {
        const end = isMail ? '\r\n.\r\n' : '\r\n';
        const at = text.indexOf(end);
        if (at < 0) return;
        const part = text.slice(0, at);
        text = text.slice(at + end.length);
        const reply = isMail ? '250 Taken' : answer(part);
        if (reply === '250 Taken') isMail = false;
        socket.write(`${reply}\r\n`);
      }
    });
    socket.write('220 Ready\r\n');
  }
}

async function listen(server: Server): Promise<void> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port;
