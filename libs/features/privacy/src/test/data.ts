import type { CustomerData, CustomerMatch, PrivacyRecord } from '@forecourt/contract';

/** The data of a customer with two requests. */
export const counts = {
  requests: 2,
  photos: 17,
  scans: 1,
  messages: 4,
  comments: 1,
  auctions: 1,
  offers: 5,
  sent: 6,
  events: 23,
};

export const ann: CustomerData = {
  name: 'Ann Lee',
  requests: [
    {
      id: 'r1',
      request_type: 'TRADE',
      status: 'COMPLETED',
      name: 'Ann Lee',
      email: 'ann@mail.test',
      phone: '+37255512345',
      car: '2020 Volvo V60 123 ABC',
      inserted_at: '2026-02-20T09:00:00Z',
    },
    {
      id: 'r2',
      request_type: 'CLAIM',
      status: 'ARCHIVED',
      name: 'Ann M. Lee',
      email: null,
      phone: '+37255512345',
      car: null,
      inserted_at: '2025-11-02T12:30:00Z',
    },
  ],
  counts,
};

export const matches: CustomerMatch[] = [
  {
    request_id: 'r1',
    name: 'Ann Lee',
    email: 'ann@mail.test',
    phone: '+37255512345',
    requests: 2,
    last_activity_at: '2026-02-21T10:00:00Z',
  },
  {
    request_id: 'r3',
    name: null,
    email: null,
    phone: '+37255511111',
    requests: 1,
    last_activity_at: '2026-01-05T10:00:00Z',
  },
];

/** One entry of each kind, newest first. */
export const records: PrivacyRecord[] = [
  {
    id: 'p6',
    action: 'TEAM_NAMES_SHOWN',
    actor: { name: 'Nora Gates' },
    reason: null,
    retention_months: null,
    counts: null,
    inserted_at: '2026-03-01T16:00:00Z',
  },
  {
    id: 'p5',
    action: 'TEAM_NAMES_HIDDEN',
    actor: { name: 'Nora Gates' },
    reason: null,
    retention_months: null,
    counts: null,
    inserted_at: '2026-03-01T15:00:00Z',
  },
  {
    id: 'p4',
    action: 'EXPIRED',
    actor: null,
    reason: null,
    retention_months: 24,
    counts: { ...counts, requests: 12 },
    inserted_at: '2026-03-01T03:40:00Z',
  },
  {
    id: 'p3',
    action: 'RETENTION_SET',
    actor: { name: 'Nora Gates' },
    reason: null,
    retention_months: 24,
    counts: null,
    inserted_at: '2026-02-28T15:00:00Z',
  },
  {
    id: 'p2',
    action: 'ERASED',
    actor: { name: 'Nora Gates' },
    counts,
    reason: 'Asked for it by telephone',
    retention_months: null,
    inserted_at: '2026-02-27T15:00:00Z',
  },
  {
    id: 'p1',
    action: 'EXPORTED',
    actor: { name: 'Bo Karlsen' },
    counts,
    reason: 'Asked for a copy',
    retention_months: null,
    inserted_at: '2026-02-26T15:00:00Z',
  },
];
