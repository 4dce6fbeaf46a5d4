import { EventEmitter, once } from 'node:events';

/** An answer to a command, or an event of the browser. */
type Message =
  | { type: 'success'; id: number; result: unknown }
  | { type: 'error'; id: number; error: string; message: string }
  | { type: 'event'; method: string; params: unknown };

interface Waiting {
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
}

/** A session of WebDriver BiDi (https://w3c.github.io/webdriver-bidi): JSON over a socket. */
export class BidiSession {
  private readonly socket: WebSocket;
  private readonly waiting = new Map<number, Waiting>();
  private readonly events = new EventEmitter();
  private lastId = 0;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.addEventListener('message', ({ data }) => this.receive(JSON.parse(String(data))));
    socket.addEventListener('close', () => {
      for (const { reject } of this.waiting.values()) reject(new Error('The browser has ended'));
    });
  }

  static async open(address: string): Promise<BidiSession> {
    const socket = new WebSocket(address);
    await once(socket, 'open');
    const session = new BidiSession(socket);
    await session.send('session.new', { capabilities: {} });
    return session;
  }

  /** @throws what the browser answers instead of a result */
  send<Result>(method: string, params: object): Promise<Result> {
    const id = ++this.lastId;
    return new Promise<Result>((resolve, reject) => {
      this.waiting.set(id, { resolve: resolve as Waiting['resolve'], reject });
      this.socket.send(JSON.stringify({ id, method, params }));
    });
  }

  on(event: string, listener: (params: unknown) => void): void {
    this.events.on(event, listener);
  }

  close(): void {
    this.socket.close();
  }

  private receive(message: Message): void {
    if (message.type === 'event') {
      this.events.emit(message.method, message.params);
      return;
    }
    const waiting = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if (message.type === 'success') waiting?.resolve(message.result);
    else waiting?.reject(new Error(`${message.error}: ${message.message}`));
  }
}
