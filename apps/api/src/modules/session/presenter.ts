import type { User } from '@forecourt/contract';
import type { Row } from '../../db/schema.ts';

export function presentUser(user: Row<'users'>): User {
  const { id, avatar, name, username, email } = user;
  return { id, avatar, name, username, email };
}
