import type { Loader } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import type { RequestHandler } from 'msw';

const api = /\/(api|chats|services|v2|subscription)\b/;

/** Responds before the story's own handlers do, or (slow) delays their responses. */
const states: Record<string, RequestHandler> = {
  slow: http.all(api, async () => {
    await delay(3000);
  }),
  offline: http.all(api, () => HttpResponse.error()),
  failing: http.all(api, () =>
    HttpResponse.json(
      { title: 'Internal server error', status: 500, code: 'INTERNAL' },
      { status: 500, headers: { 'content-type': 'application/problem+json' } },
    ),
  ),
};

interface WithWorker {
  msw?: { use: (...handlers: RequestHandler[]) => void };
}

/** Puts the toolbar's network state in front of the story's handlers. Runs after `mswLoader`. */
export const networkLoader: Loader = (context) => {
  const handler = states[String(context.globals.network)];
  if (handler) (context as WithWorker).msw?.use(handler);
  return Promise.resolve({});
};
