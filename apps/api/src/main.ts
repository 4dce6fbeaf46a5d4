import { readConfig, type Config } from './config.ts';
import { writePrivately } from './db/folderModes.ts';
import { unknownSettings } from './settings/unknown.ts';
import { createServer, type Server } from './start.ts';
import { startError } from './startErrors.ts';

const SHUTDOWN_LIMIT_MS = 15_000;

writePrivately();
for (const line of unknownSettings(process.env)) console.error(line);
const server = await start();

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    // A second signal ends the process, even if a response never ends.
    process.once(signal, () => process.exit(1));
    setTimeout(() => process.exit(1), SHUTDOWN_LIMIT_MS).unref();
    server.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
}

// Only now: a caller may stop the server as soon as it reads this.
process.stdout.write(`${readyLines(server).join('\n')}\n`);

async function start(): Promise<Server> {
  let config: Config | null = null;
  try {
    config = readConfig();
    const started = await createServer(config);
    await started.app.listen({ host: config.host, port: config.port });
    return started;
  } catch (error) {
    console.error(startError(error, config));
    process.exit(1);
  }
}

function readyLines({ app, services }: Server): string[] {
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : services.config.port;
  const lines = [`Forecourt is ready on http://localhost:${port}`];
  if (services.config.demoData) {
    lines.push('Sign in as staff@northgate.test with the password demo1234');
  }
  if (services.config.mode === 'demo') {
    lines.push(`What is sent by SMS and email: http://localhost:${port}/outbox`);
    lines.push('Demo mode: open to this machine only, with public accounts and links');
  }
  return lines;
}
