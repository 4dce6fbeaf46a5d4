import type { Notification } from '@forecourt/contract';
import { partyOf, partyRole } from '../messages/conversations.ts';
import type { NotificationRow } from './queries.ts';

export function presentNotification(row: NotificationRow): Notification {
  const { plate, year, make, model, actor_id, actor_name } = row;
  const known = plate ?? make ?? model ?? year;
  return {
    id: row.id,
    kind: row.kind,
    count: row.times,
    request: {
      id: row.request_id,
      request_type: row.request_type,
      name: row.customer,
      car: known === null ? null : { plate, year, make, model },
    },
    thread: threadOf(row),
    actor: actor_id !== null && actor_name !== null ? { id: actor_id, name: actor_name } : null,
    inserted_at: row.inserted_at.toISOString(),
    read_at: row.read_at?.toISOString() ?? null,
  };
}

function threadOf({ subject_id, initiator, info, customer }: NotificationRow) {
  if (initiator === null || info === null) return null;
  const role = partyRole({ initiator });
  const name = role === 'SELLER' ? customer : partyOf({ initiator, info }).name;
  return { id: subject_id, role, name };
}
