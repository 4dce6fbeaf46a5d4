import type { IncomingMessage } from 'node:http';
import type { Plugin } from 'vite';

/**
 * Answers the capture operations from memory if FORECOURT_API names no API, so that the page can be
 * developed on its own: any `/capture/{id}/{key}` is a new report.
 */
export function mockApi(): Plugin {
  return {
    name: 'forecourt:capture-mock',
    apply: 'serve',
    configureServer(server) {
      const servers = new Map<string, { answer(request: Request): Promise<Response> }>();
      server.middlewares.use('/api/capture/', (request, response, next) => {
        const [, id = '', key = ''] = (request.url ?? '').split('?')[0]!.split('/');
        void (async () => {
          const { MockServer } = await server.ssrLoadModule('/src/test/mockServer.ts');
          const { sampleCapture } = await server.ssrLoadModule('/src/test/sampleCapture.ts');
          const name = `${id}/${key}`;
          if (!servers.has(name)) {
            servers.set(name, new MockServer(sampleCapture({ request_id: id }), key));
          }
          const body = await bytesOf(request);
          const answer = await servers.get(name)!.answer(
            new Request(`http://localhost/api/capture${request.url}`, {
              method: request.method ?? 'GET',
              headers: request.headers as Record<string, string>,
              ...(body.length > 0 && { body }),
            }),
          );
          response.writeHead(answer.status, Object.fromEntries(answer.headers));
          response.end(Buffer.from(await answer.arrayBuffer()));
        })().catch(next);
      });
    },
  };
}

async function bytesOf(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return new Uint8Array(Buffer.concat(parts));
}
