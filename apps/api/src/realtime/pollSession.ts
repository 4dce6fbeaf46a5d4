import { CLOSE, ChannelConnection } from './connection.ts';
import type { SocketIdentity } from './access.ts';
import type { SocketServices } from './socketServices.ts';

/** The response to one poll. 410 means that the session is gone. */
export interface PollAnswer {
  status: 200 | 204 | 410;
  messages: string[];
}

/** One long-poll client: a connection whose messages wait here until they are fetched. */
export class PollSession {
  readonly connection: ChannelConnection;
  private readonly limits: SocketServices['limits'];
  private readonly gap: NodeJS.Timeout;
  private waiting: ((answer: PollAnswer) => void) | null = null;
  private hold: NodeJS.Timeout | undefined;
  private messages: string[] = [];
  private bytes = 0;
  private open = true;

  /** @param onEnd called once, when the session is over */
  constructor(identity: SocketIdentity, services: SocketServices, onEnd: () => void) {
    this.limits = services.limits;
    this.connection = new ChannelConnection(
      identity,
      services.hub,
      services.rules,
      {
        send: (text) => this.push(text),
        close: () => {
          this.open = false;
          clearTimeout(this.gap);
          this.answer();
          onEnd();
        },
      },
      services.limits,
    );
    this.gap = setTimeout(
      () => this.connection.end(CLOSE.goingAway, 'idle'),
      services.limits.pollGapMs,
    );
    this.gap.unref();
  }

  /** Waits for messages, up to the poll timeout. A second poll ends the first. */
  async poll(): Promise<PollAnswer> {
    this.answer();
    this.gap.refresh();
    if (!this.open) return { status: 410, messages: [] };
    if (this.messages.length > 0) return this.take();
    return new Promise((resolve) => {
      this.waiting = resolve;
      this.hold = setTimeout(() => this.answer(), this.limits.pollMs);
      this.hold.unref();
    });
  }

  /** Puts messages back if their response never reached the client. */
  restore(messages: string[]): void {
    if (!this.open) return;
    this.messages.unshift(...messages);
    this.bytes += sizeOf(messages);
    if (this.waiting) this.answer();
  }

  /** Marks the client as alive, because it posted. */
  touch(): void {
    if (this.open) this.gap.refresh();
  }

  private push(text: string): void {
    this.messages.push(text);
    this.bytes += text.length;
    if (this.bytes > this.limits.maxBacklogBytes) this.connection.end(CLOSE.restart, 'too slow');
    else if (this.waiting) this.answer();
  }

  private answer(): void {
    const resolve = this.waiting;
    this.waiting = null;
    clearTimeout(this.hold);
    if (resolve) resolve(this.open ? this.take() : { status: 410, messages: [] });
  }

  private take(): PollAnswer {
    const messages = this.messages;
    this.messages = [];
    this.bytes = 0;
    return { status: messages.length > 0 ? 200 : 204, messages };
  }
}

function sizeOf(messages: string[]): number {
  return messages.reduce((sum, text) => sum + text.length, 0);
}
