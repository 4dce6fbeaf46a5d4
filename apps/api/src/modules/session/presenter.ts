import type { SessionInfo, User } from '@forecourt/contract';
import type { Row } from '../../db/schema.ts';

export function presentUser(user: Row<'users'>): User {
  const { id, avatar, name, username, email } = user;
  return { id, avatar, name, username, email };
}

/** @param current the calling session. */
export function presentSession(row: Row<'sessions'>, current: string): SessionInfo {
  return {
    id: row.id,
    current: row.id === current,
    user_agent: row.user_agent,
    inserted_at: row.inserted_at.toISOString(),
    last_used_at: row.last_used_at.toISOString(),
  };
}
