import type { PrivacyRecord } from '@forecourt/contract';
import { mock, perRun } from '@forecourt/testing';
import { ann, matches, records } from './data.ts';

type Handler = ReturnType<typeof mock.get>;

/** The calls of the page, answered from memory. */
export function privacyServer(known: readonly PrivacyRecord[] = records): Handler[] {
  const kept = perRun(() => ({
    records: [...known],
    customers: [...matches],
    months: null as number | null,
    names: true,
  }));
  return [
    mock.get('/api/partners/{id}/privacy', () => ({
      privacy: {
        retention_months: kept.months,
        due: kept.months === null ? 0 : 3,
        names_in_insights: kept.names,
      },
    })),
    mock.patch('/api/partners/{id}/privacy', ({ body }) => {
      if (body.retention_months !== undefined) kept.months = body.retention_months;
      kept.names = body.names_in_insights ?? kept.names;
      const { months: retention_months, names: names_in_insights } = kept;
      return { privacy: { retention_months, due: 3, names_in_insights } };
    }),
    mock.get('/api/partners/{id}/privacy/due', () => ({ due: 3 })),
    mock.get('/api/partners/{id}/privacy/customers', ({ query }) => ({
      customers: kept.customers.filter(({ name }) =>
        name?.toLowerCase().includes(String(query.q).toLowerCase()),
      ),
    })),
    mock.get('/api/partners/{id}/privacy/records', () => ({
      records: kept.records,
      metadata: { after: null },
    })),
    mock.get('/api/requests/{id}/customer', () => ({ customer: ann })),
    mock.post('/api/requests/{id}/customer/export', () => ({ url: '/api/exports/key-of-export' })),
    mock.post('/api/requests/{id}/customer/erase', ({ body }) => {
      const record: PrivacyRecord = {
        id: 'p9',
        action: 'ERASED',
        actor: { name: 'Nora Gates' },
        reason: body.reason,
        counts: ann.counts,
        retention_months: null,
        inserted_at: '2026-03-02T09:00:00Z',
      };
      kept.records = [record, ...kept.records];
      kept.customers = kept.customers.filter(({ request_id }) => request_id !== 'r1');
      return { record };
    }),
  ];
}
