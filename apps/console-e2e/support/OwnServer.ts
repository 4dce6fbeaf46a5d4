import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePorts } from '../server/ports.ts';
import { ended, said } from '../server/said.ts';

const movableClock = new URL('../server/movableClock.ts', import.meta.url).href;
const workspace = new URL('../../../', import.meta.url);
const STOP_MS = 15_000;

/** A separate API for one journey, with the demo data and a clock that can be moved. */
export class OwnServer {
  readonly origin: string;
  private api: ChildProcess;
  private readonly env: Record<string, string>;
  private readonly data: string;

  private constructor(origin: string, data: string, env: Record<string, string>) {
    this.origin = origin;
    this.data = data;
    this.env = env;
    this.api = this.spawn();
  }

  /** @param env settings besides the demo's */
  static async start(env: Record<string, string> = {}): Promise<OwnServer> {
    const [port] = await freePorts(1);
    const origin = `http://localhost:${port}`;
    const data = mkdtempSync(join(tmpdir(), 'forecourt-journey-'));
    const server = new OwnServer(origin, data, env);
    await server.isUp();
    return server;
  }

  /** Ends the process; its data stays for `resume`. */
  async pause(): Promise<void> {
    const late = setTimeout(() => this.api.kill('SIGKILL'), STOP_MS);
    await ended(this.api);
    clearTimeout(late);
  }

  /**
   * Starts it again on the same data.
   *
   * @param env settings that differ from before
   */
  async resume(env: Record<string, string> = {}): Promise<void> {
    Object.assign(this.env, env);
    this.api = this.spawn();
    await this.isUp();
  }

  /** Moves the server's clock forward; the new time applies once this resolves. */
  async moveClock(ms: number): Promise<void> {
    const moved = once(this.api, 'message');
    this.api.send(ms);
    await moved;
  }

  /** Lets the server's clock stand still; returns the time that it shows from now on, in ms. */
  async holdClock(): Promise<number> {
    const held = once(this.api, 'message');
    this.api.send('hold');
    const [time] = (await held) as [number];
    return time;
  }

  async stop(): Promise<void> {
    await this.pause();
    rmSync(this.data, { recursive: true, force: true });
  }

  private spawn(): ChildProcess {
    return spawn(process.execPath, ['--import', movableClock, 'apps/api/src/main.ts'], {
      cwd: workspace,
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
      env: {
        ...process.env,
        PORT: new URL(this.origin).port,
        PUBLIC_URL: this.origin,
        FORECOURT_DATA: this.data,
        FORECOURT_MODE: 'demo',
        FORECOURT_DEMO: '1',
        ...this.env,
      },
    });
  }

  /** It makes the whole demo first, which takes its time on a busy machine. */
  private async isUp(): Promise<void> {
    try {
      await said(this.api, 'Forecourt is ready on');
    } catch (cause) {
      await this.stop();
      throw new Error('The API of this journey did not start', { cause });
    }
  }
}
