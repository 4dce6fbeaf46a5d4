import type { Invitation, Member } from '@forecourt/contract';
import { makeInvitation, makeMember, seeded } from '@forecourt/contract/fixtures';
import { myId } from './UsersStory.tsx';

const random = seeded('users');

/** The signed-in user. */
export const me: Member = makeMember(random, { id: myId, name: 'Nora Gates', role: 'ADMIN' });

/** Members of a branch, with every role and state. */
export const members: readonly Member[] = [
  me,
  makeMember(random, { name: 'Ann Lee', role: 'ADMIN' }),
  makeMember(random, { name: 'Bo Karlsen' }),
  makeMember(random, { name: 'Carla Mendes', active: false }),
  makeMember(random, { name: 'Dirk Vos', role: 'VIEWER', last_sign_in_at: null }),
];

/** One with a working link, and one with an expired link. */
export const invitations: readonly Invitation[] = [
  makeInvitation(random, { name: 'Eva Lind', expires_at: '2999-03-05T09:12:00Z' }),
  makeInvitation(random, { name: 'Finn Moe', role: 'VIEWER', expires_at: '2020-01-01T00:00:00Z' }),
];
