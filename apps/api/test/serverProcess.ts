import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const READY = /ready on http:\/\/localhost:(\d+)/;
const START_LIMIT_MS = 60_000;

/** The real server in a separate process. */
export interface ServerProcess {
  url: string;
  /** Its output so far. */
  said(): string;
  /** Asks it to stop, and waits until it has. */
  stop(): Promise<void>;
  /** Ends it at once, as a crash does. */
  kill(): Promise<void>;
}

/**
 * Starts the server and waits until it listens.
 * @param through a command and arguments to run it with
 */
export async function startProcess(
  env: Record<string, string>,
  through: readonly string[] = [],
): Promise<ServerProcess> {
  const [program = process.execPath, ...args] = [...through, process.execPath, MAIN];
  const child = spawn(program, args, {
    env: {
      ...process.env,
      PORT: '0',
      FORECOURT_MODE: 'test',
      FORECOURT_DEMO: '0',
      LOG_LEVEL: 'silent',
      PUBLIC_URL: 'https://forecourt.test',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  }
  const end = Date.now() + START_LIMIT_MS;
  while (!READY.test(said) && child.exitCode === null && Date.now() < end) await wait(50);
  const port = READY.exec(said)?.[1];
  if (!port) {
    signal(child, 'SIGKILL');
    throw new Error(`The server did not start: ${said}`);
  }
  return {
    url: `http://127.0.0.1:${port}`,
    said: () => said,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, 'exit');
      signal(child, 'SIGKILL');
      await exited;
    },
    async stop() {
      if (child.exitCode !== null) return;
      const exited = once(child, 'exit');
      signal(child, 'SIGTERM');
      await exited;
    },
  };
}

/** Signals the whole process group, because the wrapping command does not forward signals. */
function signal({ pid }: ChildProcess, name: NodeJS.Signals): void {
  if (pid !== undefined) process.kill(-pid, name);
}
