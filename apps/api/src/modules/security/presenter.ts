import type { SecurityEvent } from '@forecourt/contract';
import type { SecurityEventRow } from './queries.ts';

export function presentSecurityEvent(row: SecurityEventRow): SecurityEvent {
  const { id, type, ip, place, user_agent } = row;
  return {
    id,
    type,
    ip,
    place,
    user_agent,
    user: person(row.user_id, row.user_name),
    actor: person(row.actor_id, row.actor_name),
    detail: Object.entries(row.detail)
      .filter(([, value]) => value !== null)
      .map(([name, value]) => ({ name, value: String(value) })),
    inserted_at: row.inserted_at.toISOString(),
  };
}

/** A person whose name row-level security hides no longer belongs to a partner of the reader. */
function person(id: string | null, name: string | null) {
  return id !== null && name !== null ? { id, name } : null;
}
