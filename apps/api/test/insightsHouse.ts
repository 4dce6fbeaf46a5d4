import { DAY_MS, type Flow, type InsightsChannel, type SectionName } from '@forecourt/contract';
import type { RequestEventType, Row } from '../src/db/schema.ts';
import { newId } from '../src/domain/id.ts';
import { addEvent, SYSTEM } from '../src/modules/requests/transition.ts';
import type { TestServer } from './harness.ts';
import type { Tenant } from './tenants.ts';

export const setZone = (server: TestServer, time_zone: string) =>
  server.db.system((tx) => tx.updateTable('partners').set({ time_zone }).execute());

export interface Made {
  tenant: Tenant;
  type?: Flow;
  at: Date;
  agentId?: string | null;
  channel?: InsightsChannel;
  /** Each entry of its timeline. */
  events?: {
    type: RequestEventType;
    at: Date;
    about?: 'REQUEST' | 'OFFER';
    section?: SectionName;
  }[];
}

/** A request with a report and a timeline, as the server writes them. */
export async function makeRequest(
  server: TestServer,
  { tenant, type = 'TRADE', at, ...made }: Made,
): Promise<Row<'requests'>> {
  const { agentId = null, channel = 'SMS', events = [] } = made;
  const first = (kind: RequestEventType) => events.find((event) => event.type === kind)?.at ?? null;
  return server.db.system(async (tx) => {
    const request = await tx
      .insertInto('requests')
      .values({
        id: newId(at),
        partner_id: tenant.partnerId,
        request_type: type,
        status: 'NEW',
        name: 'Customer',
        phone: channel === 'EMAIL' ? null : '+37255512345',
        email: channel === 'EMAIL' ? 'customer@example.com' : null,
        self_service: channel === 'INVITE' || channel === 'WEBSITE',
        from_website: channel === 'WEBSITE',
        agent_id: agentId,
        inserted_at: at,
        updated_at: at,
        last_activity_at: at,
        sent_at: first('SENT'),
        opened_at: first('OPENED'),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const { id: request_id, partner_id } = request;
    await tx
      .insertInto('reports')
      .values({
        id: newId(at),
        partner_id,
        request_id,
        unique_id: newId(at),
        inserted_at: at,
        updated_at: at,
      })
      .execute();
    for (const event of events) {
      const { about, section } = event;
      await addEvent(tx, request, event.type, SYSTEM, event.at, { about, section });
    }
    return request;
  });
}

/** Of one value at least. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1]!;
  return (low + sorted[Math.floor(middle)]!) / 2;
}

/** The day that many days earlier, as 2026-03-05. */
export const dayBefore = (day: string, days: number) =>
  new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);
