import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import type { FastifyInstance } from 'fastify';
import swaggerUi from 'swagger-ui-dist/package.json' with { type: 'json' };

const require = createRequire(import.meta.url);
const CSS = 'text/css; charset=utf-8';
const SCRIPT = 'text/javascript; charset=utf-8';
/** Files of Swagger UI that the page loads, as they come with its package. */
const FILES = { 'swagger-ui.css': CSS, 'swagger-ui-bundle.js': SCRIPT };
/** Their addresses change with the package. */
const KEPT = 'public, max-age=31536000, immutable';
const compressed = { compress: { customTypes: /^text\/(?:css|javascript)\b/ } };

/**
 * `/docs`: what `/openapi.json` says, as pages for people. Open to everybody, as the document is.
 * The server's own content security policy holds: nothing is inline, and nothing comes from elsewhere.
 */
export function registerReferencePage(app: FastifyInstance): void {
  app.get('/docs', (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(PAGE),
  );
  app.get('/docs/start.js', compressed, (_request, reply) =>
    reply.type(SCRIPT).header('cache-control', 'no-cache').send(START),
  );
  for (const [name, type] of Object.entries(FILES)) {
    const path = require.resolve(`swagger-ui-dist/${name}`);
    app.get(`/docs/${name}`, compressed, (_request, reply) =>
      reply.type(type).header('cache-control', KEPT).send(createReadStream(path)),
    );
  }
}

const addressOf = (name: keyof typeof FILES): string => `/docs/${name}?v=${swaggerUi.version}`;

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>API reference – Forecourt</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="${addressOf('swagger-ui.css')}">
</head>
<body>
<div id="reference"></div>
<noscript>The API is described at <a href="/openapi.json">/openapi.json</a>.</noscript>
<script src="${addressOf('swagger-ui-bundle.js')}"></script>
<script src="/docs/start.js"></script>
</body>
</html>
`;

// Only reading can be tried from the page: a request that is sent reaches a customer.
const START = `const dark = matchMedia('(prefers-color-scheme: dark)');
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', follow);
follow();
SwaggerUIBundle({
  url: '/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  defaultModelsExpandDepth: 0,
  displayRequestDuration: true,
  docExpansion: 'list',
  filter: true,
  supportedSubmitMethods: ['get'],
  tryItOutEnabled: false,
  validatorUrl: null,
});
`;
