import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const READY = /ready on http:\/\/localhost:(\d+)/;

/** The real server in a separate process. */
export interface ServerProcess {
  url: string;
  /** Its output so far. */
  said(): string;
  /** Asks it to stop, waits until it has, and returns its exit code. */
  stop(): Promise<number | null>;
  /** Ends it at once, as a crash does. */
  kill(): Promise<void>;
}

/**
 * Starts the server and waits until it listens; fails with its exit code and output when it ends before.
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
  const exited = once(child, 'exit');
  let said = '';
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        if (READY.test(said)) resolve();
      });
    }
    child.once('error', reject);
    child.once('close', (code) => reject(new Error(`The server ended with ${code}: ${said}`)));
  });
  const port = READY.exec(said)?.[1];
  return {
    url: `http://127.0.0.1:${port}`,
    said: () => said,
    async kill() {
      if (isRunning(child)) signal(child, 'SIGKILL');
      await exited;
    },
    async stop() {
      if (isRunning(child)) signal(child, 'SIGTERM');
      await exited;
      return child.exitCode;
    },
  };
}

const isRunning = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode === null && signalCode === null;

/** Signals the whole process group, because the wrapping command does not forward signals. */
function signal({ pid }: ChildProcess, name: NodeJS.Signals): void {
  if (pid !== undefined) process.kill(-pid, name);
}
