import { ApiProblem } from '@forecourt/api-client';
import { makePublicInvitation, seeded } from '@forecourt/contract/fixtures';
import { beforeEach, expect, it, vi } from 'vitest';
import { AcceptStore } from './AcceptStore.ts';

const enter = vi.fn();
const getInvitation = vi.fn();
const acceptInvitation = vi.fn();
const joinPartner = vi.fn();
const joined = vi.fn();
let signedInAs: string | null = null;
let store: AcceptStore;

const open = async (hasAccount: boolean): Promise<void> => {
  getInvitation.mockResolvedValue({
    invitation: makePublicInvitation(seeded('accept'), {
      name: 'Eva Lind',
      has_account: hasAccount,
    }),
  });
  await store.load();
};

beforeEach(() => {
  for (const call of [enter, getInvitation, acceptInvitation, joinPartner, joined]) {
    call.mockReset();
  }
  signedInAs = null;
  acceptInvitation.mockResolvedValue({ token: 'new' });
  store = new AcceptStore({
    api: { getInvitation, acceptInvitation, joinPartner },
    invitationKey: 'key',
    enter,
    joined,
    signedInAs: async () => signedInAs,
  });
});

it('makes an account with the name as it was corrected', async () => {
  await open(false);
  expect(store.name).toBe('Eva Lind');
  store.type('name', 'Eva Lindh');
  store.type('password', 'three blue tractors');
  await Promise.all([store.submit(), store.submit()]);
  expect(acceptInvitation).toHaveBeenCalledExactlyOnceWith('key', {
    name: 'Eva Lindh',
    password: 'three blue tractors',
  });
  expect(enter).toHaveBeenCalledExactlyOnceWith('new');
});

it('joins with the account that is signed in, by one press', async () => {
  signedInAs = 'eva@lind.test';
  await open(true);
  expect(store.signedInAs).toBe('eva@lind.test');
  await Promise.all([store.join(), store.join()]);
  expect(joinPartner).toHaveBeenCalledExactlyOnceWith('key');
  expect([joined.mock.calls.length, acceptInvitation.mock.calls.length]).toEqual([1, 0]);
});

it('says so when the invitation has ended since', async () => {
  await open(true);
  joinPartner.mockRejectedValue(
    new ApiProblem({ type: 'about:blank', title: '', status: 404, code: 'NOT_FOUND' }),
  );
  await store.join();
  expect([store.problem, store.sending]).toEqual([{ kind: 'gone' }, false]);
});

it('says what is wrong, and does not sign in', async () => {
  await open(false);
  await store.submit();
  expect(store.problem).toEqual({ kind: 'emptyPassword' });
  store.type('password', 'Password123');
  acceptInvitation.mockRejectedValue(
    new ApiProblem({
      type: 'about:blank',
      title: '',
      status: 422,
      code: 'WEAK_PASSWORD',
      rule: 'COMMON',
    }),
  );
  await store.submit();
  expect([store.problem, store.password]).toEqual([{ kind: 'commonPassword' }, 'Password123']);
  expect(enter).not.toHaveBeenCalled();
});

it('sends nothing before it is known what one is invited to', async () => {
  store.type('password', 'three blue tractors');
  await store.submit();
  expect(acceptInvitation).not.toHaveBeenCalled();
});
