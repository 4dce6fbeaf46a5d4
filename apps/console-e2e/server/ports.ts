import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';

/** Ports that are free at the moment; all are held until the last one is known. */
export async function freePorts(count: number): Promise<number[]> {
  const held = Array.from({ length: count }, () => createServer().listen(0));
  await Promise.all(held.map((server) => once(server, 'listening')));
  const ports = held.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(held.map(close));
  return ports;
}

/** Another program may listen at one address of this machine, and leave the others. */
const HOSTS = [undefined, '127.0.0.1', '::1'];

/**
 * Says which of the ports are taken, a sentence each, and by which program if the system tells.
 */
export async function takenPorts(ports: readonly number[]): Promise<string[]> {
  const taken: string[] = [];
  for (const port of ports) {
    for (const host of HOSTS) {
      if (await isFree(port, host)) continue;
      taken.push(`Port ${port} is taken${listenerOn(port)}.`);
      break;
    }
  }
  return taken;
}

async function isFree(port: number, host?: string): Promise<boolean> {
  const server = createServer();
  try {
    const listening = once(server, 'listening');
    server.listen({ port, host });
    await listening;
  } catch (error) {
    // A machine without IPv6 has no such address.
    return (error as NodeJS.ErrnoException).code !== 'EADDRINUSE';
  }
  await close(server);
  return true;
}

const close = async (server: Server): Promise<void> => {
  const closed = once(server, 'close');
  server.close();
  await closed;
};

function listenerOn(port: number): string {
  const args = ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc'];
  const { stdout } = spawnSync('lsof', args, { encoding: 'utf8', timeout: 5_000 });
  const [, id, name] = /^p(\d+)\nc(.+)$/m.exec(stdout ?? '') ?? [];
  return id ? ` by ${name} (process ${id})` : '';
}
