import type { Socket, SocketConnectOption } from 'phoenix';
import { PUSH_TIMEOUT_MS } from './topic.ts';

/** The parts of the phoenix package that are used. */
export type Phoenix = Pick<typeof import('phoenix'), 'Socket' | 'LongPoll'>;

type Transport = SocketConnectOption['transport'];

export interface ConnectionOptions {
  phoenix: Phoenix;
  url: string;
  token(): string | null;
  /** WebSocket unless given. */
  transport?: Transport;
  onOpen(): void;
  onLost(): void;
  onRefused(): void;
}

const HEARTBEAT_MS = 30_000;
const LONG_POLL_FALLBACK_MS = 2500;
const PONG_MS = 5000;
const upgradeMs = { first: 30_000, longest: 600_000 };

/**
 * Always tests again whether long-polling is needed: last time the server may just have been down.
 */
const noMemory = { getItem: () => null, setItem: () => undefined };

/** Delay before attempt number `tries`, from 1: 1, 2, 5, then 10 seconds (spec §7). */
export function backOffMs(tries: number): number {
  return [1000, 2000, 5000][tries - 1] ?? 10_000;
}

/**
 * A phoenix socket with the timings of spec §7. It stops on a refused token, which phoenix would
 * retry forever. After a fallback to long-polling it tries the websocket again, sooner if one has
 * worked before; phoenix would keep polling until the page is closed.
 */
export class Connection {
  readonly socket: Socket;
  private readonly options: ConnectionOptions;
  private readonly primary: Transport;
  private upgradeTimer: ReturnType<typeof setTimeout> | undefined;
  private upgradeWait = upgradeMs.longest;
  private opened = 0;
  private wanted = false;

  constructor(options: ConnectionOptions) {
    this.options = options;
    this.primary = options.transport ?? (globalThis.WebSocket as Transport);
    this.socket = new options.phoenix.Socket(socketAddress(options.url), {
      params: () => ({ token: options.token() ?? '' }),
      transport: this.primary,
      timeout: PUSH_TIMEOUT_MS,
      heartbeatIntervalMs: HEARTBEAT_MS,
      longPollFallbackMs: LONG_POLL_FALLBACK_MS,
      reconnectAfterMs: backOffMs,
      rejoinAfterMs: backOffMs,
      sessionStorage: noMemory,
    });
    this.socket.onOpen(() => this.onOpen());
    this.socket.onError((error) => this.failed(error === 403));
    this.socket.onClose(({ code, reason }) => this.failed(code === 1008 && reason === 'forbidden'));
  }

  get isOpen(): boolean {
    return this.socket.isConnected();
  }

  open(): void {
    this.wanted = true;
    this.socket.connect();
  }

  close(): void {
    this.wanted = false;
    clearTimeout(this.upgradeTimer);
    this.socket.disconnect();
  }

  /** Drops the current connection, whatever its state, and opens a new one. */
  restart(): void {
    this.wanted = true;
    clearTimeout(this.upgradeTimer);
    this.socket.disconnect(() => {
      if (!this.wanted) return;
      if (this.isPolling) this.socket.replaceTransport(this.primary);
      this.socket.connect();
    });
  }

  /** Pings the server; without an answer within 5 s the connection is opened again. */
  probe(onAlive: () => void): void {
    const { opened } = this;
    let alive = false;
    this.socket.ping(() => {
      alive = true;
      if (this.wanted) onAlive();
    });
    setTimeout(() => {
      if (!alive && this.wanted && this.opened === opened) this.restart();
    }, PONG_MS);
  }

  private get isPolling(): boolean {
    const { transport } = this.socket as unknown as { transport: unknown };
    return transport === this.options.phoenix.LongPoll;
  }

  private onOpen(): void {
    this.opened += 1;
    if (this.isPolling) {
      clearTimeout(this.upgradeTimer);
      this.upgradeTimer = setTimeout(() => this.restart(), this.upgradeWait);
      this.upgradeWait = Math.min(this.upgradeWait * 2, upgradeMs.longest);
    } else this.upgradeWait = upgradeMs.first;
    this.options.onOpen();
  }

  private failed(refused: boolean): void {
    if (!this.wanted) return;
    if (refused) {
      this.close();
      this.options.onRefused();
    } else this.options.onLost();
  }
}

/** The runtime config's socket_url in the form that phoenix takes. */
export function socketAddress(url: string): string {
  return (url || '/socket').replace(/^http/, 'ws').replace(/\/$/, '');
}
