import type { Invitation, Member } from '@forecourt/contract';
import { makeInvitation, seeded } from '@forecourt/contract/fixtures';
import { mock, perRun } from '@forecourt/testing';
import { invitations, members } from './people.ts';

type Handler = ReturnType<typeof mock.get>;

/** The calls of the page, answered with people kept in memory. */
export function usersServer(
  people: readonly Member[] = members,
  asked: readonly Invitation[] = invitations,
): Handler[] {
  const kept = perRun(() => ({ users: [...people], invitations: [...asked] }));
  return [
    mock.get('/api/users', () => ({ users: kept.users, invitations: kept.invitations })),
    mock.patch('/api/users/{userId}', ({ params, body }) => {
      const { role, active } = body;
      const change = { ...(role && { role }), ...(active !== undefined && { active }) };
      kept.users = kept.users.map((one) =>
        one.id === params.userId ? { ...one, ...change } : one,
      );
      return { user: kept.users.find(({ id }) => id === params.userId)! };
    }),
    mock.post('/api/users/invitations', ({ body: { name, email, phone, role } }) => {
      const person = { name, email, role, phone: phone ?? null };
      kept.invitations = [
        makeInvitation(seeded(email), { ...person, expires_at: '2999-03-05T09:12:00Z' }),
        ...kept.invitations,
      ];
      return { invitation: kept.invitations[0]! };
    }),
    mock.post('/api/users/invitations/{invitationId}/resend', ({ params }) => {
      const known = kept.invitations.find(({ id }) => id === params.invitationId)!;
      return { invitation: { ...known, expires_at: '2999-03-12T09:12:00Z' } };
    }),
    mock.post('/api/users/{userId}/password_reset', () => undefined),
    mock.delete('/api/users/invitations/{invitationId}', () => undefined),
  ];
}
