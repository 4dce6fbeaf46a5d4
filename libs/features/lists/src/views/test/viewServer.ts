import type { SavedView } from '@forecourt/contract';
import { mock, perRun, problem } from '@forecourt/testing';

/** Views of a branch: two of requests, one of cars. */
export const storyViews: readonly SavedView[] = [
  {
    id: 'v-trade',
    list: 'REQUESTS',
    request_type: 'TRADE',
    name: 'Trade-ins to call',
    query: { status: 'SENT', plan: 'Trade-In' },
  },
  {
    id: 'v-nobody',
    list: 'REQUESTS',
    request_type: 'TRADE',
    name: 'Nobody assigned',
    query: { agent_id: 'none' },
  },
  {
    id: 'v-short',
    list: 'REQUESTS',
    request_type: 'TRADE',
    name: 'Short list',
    query: { display: { density: 'COMPACT', hidden_columns: ['agent', 'car'] } },
  },
  {
    id: 'v-cars',
    list: 'CARS',
    request_type: 'TRADE',
    name: 'My cars this month',
    query: { agent_id: 'me', period: 'DAYS_30' },
  },
];

/** The calls of saved views, answered as the API answers them. */
export function viewHandlers(first: readonly SavedView[] = storyViews) {
  const kept = perRun(() => ({ views: [...first], made: 0 }));
  const isTaken = (one: Pick<SavedView, 'list' | 'name'>, id?: string): boolean =>
    kept.views.some(
      (view) =>
        view.list === one.list &&
        view.id !== id &&
        view.name.toLowerCase() === one.name.toLowerCase(),
    );
  const taken = () => problem('DUPLICATE', 422, { errors: [{ field: 'name', code: 'DUPLICATE' }] });
  return [
    mock.get('/api/saved_views', () => ({ views: kept.views })),
    mock.post('/api/saved_views', ({ body }) => {
      if (isTaken(body)) return taken();
      kept.made += 1;
      const { list, request_type, name, query } = body;
      const view: SavedView = { id: `v-new-${kept.made}`, list, request_type, name, query };
      kept.views = [...kept.views, view];
      return { view };
    }),
    mock.patch('/api/saved_views/{viewId}', ({ params, body }) => {
      const found = kept.views.find(({ id }) => id === params.viewId);
      if (!found) return problem('NOT_FOUND', 404);
      const { name = found.name, query = found.query } = body;
      if (isTaken({ list: found.list, name }, found.id)) return taken();
      const view = { ...found, name, query };
      kept.views = kept.views.map((one) => (one === found ? view : one));
      return { view };
    }),
    mock.delete('/api/saved_views/{viewId}', ({ params }) => {
      kept.views = kept.views.filter(({ id }) => id !== params.viewId);
      return undefined;
    }),
  ];
}
