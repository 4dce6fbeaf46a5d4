import type { Invitation, Member } from '@forecourt/contract';
import type { Row } from '../../db/schema.ts';
import { isActive, type MemberRow } from './queries.ts';

export function presentMember(row: MemberRow): Member {
  const { id, name, email, phone, role } = row;
  const lastSignIn = row.last_sign_in_at?.toISOString() ?? null;
  return { id, name, email, phone, role, active: isActive(row), last_sign_in_at: lastSignIn };
}

export function presentInvitation(row: Row<'invitations'>): Invitation {
  const { id, name, email, phone, role } = row;
  return {
    id,
    name,
    email,
    phone,
    role,
    expires_at: row.expires_at.toISOString(),
    inserted_at: row.inserted_at.toISOString(),
  };
}
