import type { FastifyInstance } from 'fastify';
import { contentSecurityPolicy } from '../../http/contentSecurityPolicy.ts';
import { escapeHtml } from '../../http/escapeHtml.ts';
import type { Row } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { listOutbox } from './outbox.ts';

const MESSAGES = 50;

/** `/outbox`: the sent messages with clickable links. Never in production. */
export function registerOutboxPage(app: FastifyInstance, services: Services): void {
  if (services.config.mode === 'production') return;
  const policy = contentSecurityPolicy(services.config, { style: STYLE });
  app.get('/outbox', async (_request, reply) => {
    const rows = await services.db.system((tx) => listOutbox(tx, null, MESSAGES));
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', policy)
      .send(pageOf(rows.slice(0, MESSAGES)));
  });
}

function pageOf(rows: Row<'outbox'>[]): string {
  const messages = rows.map(messageOf).join('') || '<p>Nothing has been sent yet.</p>';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Outbox – Forecourt</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Outbox</h1>
<p>Messages to customers, newest first, whether or not a provider is set up.</p>
${messages}
</main>
</body>
</html>
`;
}

function messageOf(row: Row<'outbox'>): string {
  const text = escapeHtml(row.body).replace(/https?:\/\/[^\s<]+/g, '<a href="$&">$&</a>');
  const subject = row.subject ? `<h2>${escapeHtml(row.subject)}</h2>` : '';
  const time = row.inserted_at.toISOString();
  return `<article>
<p class="meta"><b>${row.channel === 'EMAIL' ? 'Email' : 'SMS'}</b> to ${escapeHtml(row.recipient)}
<span>${row.status.toLowerCase()}</span> <time datetime="${time}">${time.slice(0, 19).replace('T', ' ')} UTC</time></p>
${subject}<p class="text">${text}</p>
</article>
`;
}

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; background: Canvas; color: CanvasText; }
main { max-width: 44rem; margin: 0 auto; padding: 2rem 1rem; }
h1 { font-size: 1.5rem; margin: 0 0 .25rem; }
h2 { font-size: 1rem; margin: .5rem 0 0; }
article { border: 1px solid color-mix(in srgb, CanvasText 18%, Canvas); border-radius: .5rem; padding: 1rem; margin-top: 1rem; }
p { margin: 0; }
.meta { color: color-mix(in srgb, CanvasText 70%, Canvas); font-size: .875rem; }
.text { white-space: pre-wrap; overflow-wrap: anywhere; margin-top: .5rem; }
`;
