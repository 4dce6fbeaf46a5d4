import type { Member } from '@forecourt/contract';
import { makeInvitation, makeMember, seeded } from '@forecourt/contract/fixtures';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { UsersStore, type UsersStoreOptions } from './UsersStore.ts';

const random = seeded('users');
const ann = makeMember(random, { id: 'ann', name: 'Ann Lee', role: 'AGENT' });
const eva = makeInvitation(random, { id: 'eva', name: 'Eva Lind' });

let api: { [K in keyof UsersStoreOptions['api']]: ReturnType<typeof vi.fn> };
let partner: string | null;
let store: UsersStore;

beforeEach(async () => {
  partner = 'northgate';
  api = {
    listUsers: vi.fn(async () => ({ users: [ann], invitations: [eva] })),
    updateUser: vi.fn(),
    inviteUser: vi.fn(),
    resendInvitation: vi.fn(),
    sendPasswordReset: vi.fn(async () => undefined),
    revokeInvitation: vi.fn(async () => undefined),
  };
  store = new UsersStore({
    api: api as unknown as UsersStoreOptions['api'],
    partnerId: () => partner,
    userId: () => 'me',
    isMobileNumber: async (_, number) => number.length > 5,
  });
  await store.load();
});

const role = (): string | undefined => store.members[0]?.role;

describe('members', () => {
  it('have their new role at once, and the server’s word for it after that', async () => {
    let answer: (value: { user: Member }) => void = () => undefined;
    api.updateUser.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const change = store.changeRole(ann, 'VIEWER');
    expect([role(), store.isBusy('ann')]).toEqual(['VIEWER', true]);
    expect(api.updateUser).toHaveBeenCalledWith('ann', {
      partner_id: 'northgate',
      role: 'VIEWER',
    });
    answer({ user: { ...ann, role: 'ADMIN' } });
    await change;
    expect([role(), store.isBusy('ann')]).toEqual(['ADMIN', false]);
  });

  it('keep the role they had when the server refuses', async () => {
    api.updateUser.mockRejectedValue(new Error('LAST_ADMIN'));
    await expect(store.changeRole(ann, 'VIEWER')).rejects.toThrow('LAST_ADMIN');
    expect([role(), store.isBusy('ann')]).toEqual(['AGENT', false]);
  });

  it('are those of the branch that is current', async () => {
    partner = 'harbour';
    await store.reset();
    expect(api.listUsers.mock.lastCall?.[0]).toEqual({ partner_id: 'harbour' });
    partner = null;
    await store.reset();
    expect([store.members, api.listUsers.mock.calls.length]).toEqual([[], 2]);
  });
});

describe('invitations', () => {
  it('go from the list when they are taken back, and stay when that fails', async () => {
    api.revokeInvitation.mockRejectedValueOnce(new Error('offline'));
    await expect(store.revoke(eva)).rejects.toThrow('offline');
    expect(store.invitations).toEqual([eva]);
    await store.revoke(eva);
    expect(store.invitations).toEqual([]);
  });

  it('show their new end when they are sent again', async () => {
    const again = { ...eva, expires_at: '2999-01-01T00:00:00Z' };
    api.resendInvitation.mockResolvedValue({ invitation: again });
    await store.resend(eva);
    expect(store.invitations).toEqual([again]);
  });

  it('are checked first, then sent with the number in full, and put on top', async () => {
    const { invite } = store;
    invite.setEmail('gina@');
    invite.setPhone({ country: 'EE', number: '12' }, '372');
    await invite.submit();
    expect(invite.problems).toEqual({ name: 'missing', email: 'invalid', phone: 'invalid' });
    expect(api.inviteUser).not.toHaveBeenCalled();

    const gina = makeInvitation(random, { id: 'gina' });
    api.inviteUser.mockResolvedValue({ invitation: gina });
    invite.setName(' Gina Holt ');
    invite.setEmail('gina@northgate.test');
    invite.setPhone({ country: 'EE', number: '5123 4567' }, '372');
    await Promise.all([invite.submit(), invite.submit()]);
    expect(api.inviteUser).toHaveBeenCalledExactlyOnceWith({
      partner_id: 'northgate',
      name: 'Gina Holt',
      email: 'gina@northgate.test',
      phone: '+37251234567',
      role: 'AGENT',
    });
    expect(store.invitations.map(({ id }) => id)).toEqual(['gina', 'eva']);
    expect([invite.name, invite.sentTo]).toEqual(['', 'gina@northgate.test']);
  });

  it('leave out a number that was not given, and keep what was typed when they fail', async () => {
    const { invite } = store;
    api.inviteUser.mockRejectedValue(new Error('offline'));
    invite.setName('Gina');
    invite.setEmail('gina@northgate.test');
    await invite.submit();
    expect(api.inviteUser.mock.lastCall?.[0]).not.toHaveProperty('phone');
    expect([invite.name, invite.sending]).toEqual(['Gina', false]);
    expect(invite.failure).toBeInstanceOf(Error);
  });
});

it('sends a member a link to choose another password, once however often it is chosen', async () => {
  await Promise.all([store.sendReset(ann), store.sendReset(ann)]);
  expect(api.sendPasswordReset).toHaveBeenCalledExactlyOnceWith('ann', {
    partner_id: 'northgate',
  });
});
