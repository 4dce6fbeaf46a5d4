import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OWN_PORT } from '../server/addresses.ts';

const movableClock = new URL('../server/movableClock.ts', import.meta.url).href;
const workspace = new URL('../../../', import.meta.url);
/** It makes the whole demo first, which takes its time on a busy machine. */
const START_MS = 170_000;
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
    const origin = `http://localhost:${OWN_PORT}`;
    const data = mkdtempSync(join(tmpdir(), 'forecourt-journey-'));
    const server = new OwnServer(origin, data, env);
    await server.isUp();
    return server;
  }

  /** Ends the process; its data stays for `resume`. */
  async pause(): Promise<void> {
    if (this.api.exitCode !== null) return;
    const gone = once(this.api, 'exit');
    this.api.kill('SIGTERM');
    const late = setTimeout(() => this.api.kill('SIGKILL'), STOP_MS);
    await gone;
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

  async stop(): Promise<void> {
    await this.pause();
    rmSync(this.data, { recursive: true, force: true });
  }

  private spawn(): ChildProcess {
    return spawn(process.execPath, ['--import', movableClock, 'apps/api/src/main.ts'], {
      cwd: workspace,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: {
        ...process.env,
        PORT: String(OWN_PORT),
        PUBLIC_URL: this.origin,
        FORECOURT_DATA: this.data,
        FORECOURT_MODE: 'demo',
        FORECOURT_DEMO: '1',
        ...this.env,
      },
    });
  }

  private async isUp(): Promise<void> {
    const end = Date.now() + START_MS;
    while (Date.now() < end) {
      const answer = await fetch(`${this.origin}/health`).catch(() => undefined);
      if (answer?.ok) return;
      if (this.api.exitCode !== null) break;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    await this.stop();
    throw new Error('The API of this journey did not start');
  }
}
