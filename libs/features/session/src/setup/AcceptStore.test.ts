import { ApiProblem } from '@forecourt/api-client';
import { makePublicInvitation, seeded } from '@forecourt/contract/fixtures';
import { beforeEach, expect, it, vi } from 'vitest';
import { AcceptStore } from './AcceptStore.ts';

const enter = vi.fn();
const getInvitation = vi.fn();
const acceptInvitation = vi.fn();
let store: AcceptStore;

const open = async (hasAccount: boolean): Promise<void> => {
  getInvitation.mockResolvedValue({
    invitation: makePublicInvitation(seeded('accept'), {
      ...{ name: 'Eva Lind', has_account: hasAccount },
    }),
  });
  await store.load();
};

beforeEach(() => {
  for (const call of [enter, getInvitation, acceptInvitation]) call.mockReset();
  acceptInvitation.mockResolvedValue({ token: 'new' });
  store = new AcceptStore({
    ...{ api: { getInvitation, acceptInvitation }, invitationKey: 'key', enter },
  });
});

it('makes an account with the name as it was corrected', async () => {
  await open(false);
  expect(store.name).toBe('Eva Lind');
  store.type('name', 'Eva Lindh');
  store.type('password', 'three blue tractors');
  await Promise.all([store.submit(), store.submit()]);
  expect(acceptInvitation).toHaveBeenCalledExactlyOnceWith('key', {
    ...{ name: 'Eva Lindh', password: 'three blue tractors' },
  });
  expect(enter).toHaveBeenCalledExactlyOnceWith('new');
});

it('asks those who have an account for its password alone', async () => {
  await open(true);
  store.type('password', 'demo1234');
  await store.submit();
  expect(acceptInvitation).toHaveBeenCalledExactlyOnceWith('key', { password: 'demo1234' });
});

it('says what is wrong, and lets nobody in', async () => {
  await open(true);
  await store.submit();
  expect(store.problem).toEqual({ kind: 'emptyPassword' });
  store.type('password', 'wrong');
  acceptInvitation.mockRejectedValue(
    new ApiProblem({ type: 'about:blank', title: '', status: 401, code: 'WRONG_PASSWORD' }),
  );
  await store.submit();
  expect([store.problem, store.password]).toEqual([{ kind: 'wrongPassword' }, 'wrong']);
  expect(enter).not.toHaveBeenCalled();
});

it('sends nothing before it is known what one is invited to', async () => {
  store.type('password', 'three blue tractors');
  await store.submit();
  expect(acceptInvitation).not.toHaveBeenCalled();
});
