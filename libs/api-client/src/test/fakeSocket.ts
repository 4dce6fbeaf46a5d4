/** A frame of the Phoenix protocol: `[join_ref, ref, topic, event, payload]`. */
export type Frame = [string | null, string | null, string, string, Record<string, unknown>];

/** A WebSocket without a network; the test plays the server. */
export class FakeSocket {
  static all: FakeSocket[] = [];
  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }

  readonly url: string;
  readyState = 0;
  bufferedAmount = 0;
  sent: Frame[] = [];
  onopen: () => void = () => undefined;
  onerror: (error: unknown) => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: (event: { code: number; reason: string; wasClean: boolean }) => void = () => undefined;

  constructor(url: string) {
    this.url = url;
    FakeSocket.all.push(this);
  }

  /** The server accepts. */
  accept(): this {
    this.readyState = 1;
    this.onopen();
    return this;
  }

  /** The server is unreachable or refuses: a browser does not say which. */
  fail(): void {
    this.readyState = 3;
    this.onerror(new Event('error'));
    this.onclose({ code: 1006, reason: '', wasClean: false });
  }

  /** The connection is closed from outside. */
  drop(code = 1006, reason = ''): void {
    this.readyState = 3;
    this.onclose({ code, reason, wasClean: false });
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Frame);
  }

  close(code = 1000, reason = ''): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose({ code, reason, wasClean: true });
  }

  frames(event: string): Frame[] {
    return this.sent.filter((frame) => frame[3] === event);
  }

  /** Answers the newest frame of an event. */
  reply(event: string, status: 'ok' | 'error' = 'ok', response: object = {}): void {
    const [joinRef, ref, topic] = this.frames(event).at(-1)!;
    this.receive([joinRef, ref, topic, 'phx_reply', { status, response }]);
  }

  receive(frame: Frame): void {
    this.onmessage({ data: JSON.stringify(frame) });
  }

  push(topic: string, event: string, payload: object): void {
    this.receive([null, null, topic, event, payload as Record<string, unknown>]);
  }
}
