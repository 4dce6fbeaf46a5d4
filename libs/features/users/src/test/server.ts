import type { Invitation, Member } from '@forecourt/contract';
import { makeInvitation, seeded } from '@forecourt/contract/fixtures';
import { mock } from '@forecourt/testing';
import { invitations, members } from './people.ts';

type Handler = ReturnType<typeof mock.get>;

/** The calls of the page, answered with people kept in memory. */
export function usersServer(
  people: readonly Member[] = members,
  asked: readonly Invitation[] = invitations,
): Handler[] {
  let [users, open] = [[...people], [...asked]];
  return [
    mock.get('/api/users', () => ({ users, invitations: open })),
    mock.patch('/api/users/{userId}', ({ params, body }) => {
      const { role, active } = body;
      const change = { ...(role && { role }), ...(active !== undefined && { active }) };
      users = users.map((one) => (one.id === params.userId ? { ...one, ...change } : one));
      return { user: users.find(({ id }) => id === params.userId)! };
    }),
    mock.post('/api/users/invitations', ({ body: { name, email, phone, role } }) => {
      const person = { name, email, role, phone: phone ?? null };
      open = [
        makeInvitation(seeded(email), { ...person, expires_at: '2999-03-05T09:12:00Z' }),
        ...open,
      ];
      return { invitation: open[0]! };
    }),
    mock.post('/api/users/invitations/{invitationId}/resend', ({ params }) => {
      const known = open.find(({ id }) => id === params.invitationId)!;
      return { invitation: { ...known, expires_at: '2999-03-12T09:12:00Z' } };
    }),
    mock.post('/api/users/{userId}/password_reset', () => undefined),
    mock.delete('/api/users/invitations/{invitationId}', () => undefined),
  ];
}
