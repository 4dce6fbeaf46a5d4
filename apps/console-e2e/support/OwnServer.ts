import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const movableClock = new URL('../server/movableClock.ts', import.meta.url).href;
const workspace = new URL('../../../', import.meta.url);
const START_MS = 90_000;
const STOP_MS = 15_000;

/** A separate API for one journey, with the demo data and a clock that can be moved. */
export class OwnServer {
  readonly origin: string;
  private readonly api: ChildProcess;
  private readonly data: string;

  private constructor(origin: string, api: ChildProcess, data: string) {
    this.origin = origin;
    this.api = api;
    this.data = data;
  }

  static async start(port: number): Promise<OwnServer> {
    const origin = `http://localhost:${port}`;
    const data = mkdtempSync(join(tmpdir(), 'forecourt-journey-'));
    const api = spawn(process.execPath, ['--import', movableClock, 'apps/api/src/main.ts'], {
      cwd: workspace,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: {
        ...process.env,
        PORT: String(port),
        PUBLIC_URL: origin,
        FORECOURT_DATA: data,
        FORECOURT_MODE: 'demo',
        FORECOURT_DEMO: '1',
      },
    });
    const server = new OwnServer(origin, api, data);
    await server.isUp();
    return server;
  }

  /** Moves the server's clock forward; the new time applies once this resolves. */
  async moveClock(ms: number): Promise<void> {
    const moved = once(this.api, 'message');
    this.api.send(ms);
    await moved;
  }

  async stop(): Promise<void> {
    if (this.api.exitCode === null) {
      const gone = once(this.api, 'exit');
      this.api.kill('SIGTERM');
      const late = setTimeout(() => this.api.kill('SIGKILL'), STOP_MS);
      await gone;
      clearTimeout(late);
    }
    rmSync(this.data, { recursive: true, force: true });
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
