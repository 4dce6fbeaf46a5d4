import { readConfig } from './config.ts';
import { writePrivately } from './db/folderModes.ts';
import { createServer, type Server } from './start.ts';

const SHUTDOWN_LIMIT_MS = 15_000;

writePrivately();
const config = readConfig();
const server = await createServer(config).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
await server.app.listen({ host: config.host, port: config.port });
process.stdout.write(`${readyLines(server).join('\n')}\n`);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    // A second signal, or an answer that never ends, must not keep the process.
    process.once(signal, () => process.exit(1));
    setTimeout(() => process.exit(1), SHUTDOWN_LIMIT_MS).unref();
    server.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
}

function readyLines({ app, services }: Server): string[] {
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : services.config.port;
  const lines = [`Forecourt is ready on http://localhost:${port}`];
  if (services.config.demoData) {
    lines.push('Sign in as staff@northgate.test with the password demo1234');
    lines.push(`What is sent by SMS and e-mail: http://localhost:${port}/outbox`);
  }
  return lines;
}
