import type { Api } from '@forecourt/api-client';
import type { Invitation, Member, Role, UserList } from '@forecourt/contract';
import { sendPasswordReset } from '@forecourt/contract/endpoints/account';
import {
  inviteUser,
  listUsers,
  resendInvitation,
  revokeInvitation,
  updateUser,
} from '@forecourt/contract/endpoints/users';
import { Resource } from '@forecourt/platform';
import { action, computed, makeObservable, observable } from 'mobx';
import { InviteForm } from './InviteForm.ts';

export interface UsersStoreOptions {
  api: Pick<Api, keyof typeof UsersStore.endpoints>;
  /** Id of the branch; null while unknown. */
  partnerId: () => string | null;
  /** Id of the signed-in user, whose own row offers fewer actions. */
  userId: () => string | null;
  /** Whether dial code and number form a valid mobile number (spec §5). */
  isMobileNumber: (dialCode: string, number: string) => Promise<boolean>;
}

/** The members and invitations of a branch (spec §2, Users). */
export class UsersStore {
  static readonly endpoints = {
    listUsers,
    updateUser,
    sendPasswordReset,
    inviteUser,
    resendInvitation,
    revokeInvitation,
  };
  readonly list = new Resource<UserList>();
  readonly invite: InviteForm;
  /** Ids of members and invitations with a change in progress. */
  private readonly busy = observable.set<string>();
  private readonly options: UsersStoreOptions;

  constructor(options: UsersStoreOptions) {
    this.options = options;
    this.invite = new InviteForm({
      isMobileNumber: options.isMobileNumber,
      send: async (person) => {
        const { invitation } = await options.api.inviteUser({
          partner_id: this.partnerId,
          ...person,
        });
        this.put(invitation);
      },
    });
    makeObservable<this, 'put'>(this, { members: computed, invitations: computed, put: action });
  }

  get members(): readonly Member[] {
    return this.list.value?.users ?? [];
  }

  get invitations(): readonly Invitation[] {
    return this.list.value?.invitations ?? [];
  }

  isBusy(id: string): boolean {
    return this.busy.has(id);
  }

  isMe({ id }: Member): boolean {
    return id === this.options.userId();
  }

  /** Loads the current branch's members and invitations. */
  async load(): Promise<void> {
    const id = this.options.partnerId();
    if (id === null) return;
    await this.list.load((signal) => this.options.api.listUsers({ partner_id: id }, { signal }));
  }

  /** Starts over for the new current branch. */
  async reset(): Promise<void> {
    this.list.reset();
    await this.load();
  }

  /**
   * Shows the new role at once; reverts it if the server refuses.
   *
   * @throws the call's error: LAST_ADMIN if there is no other administrator
   */
  changeRole(member: Member, role: Role): Promise<void> {
    return this.change(member, { role });
  }

  /**
   * Deactivates a member, which ends their sessions, or reactivates them.
   *
   * @throws the call's error: LAST_ADMIN if there is no other administrator
   */
  setActive(member: Member, active: boolean): Promise<void> {
    return this.change(member, { active });
  }

  /**
   * Sends a member a link to choose a new password, to their own address.
   *
   * @throws the call's error
   */
  sendReset({ id }: Member): Promise<void> {
    return this.during(id, async () => {
      await this.options.api.sendPasswordReset(id, { partner_id: this.partnerId });
    });
  }

  /**
   * Sends an invitation again, with a new link.
   *
   * @throws the call's error
   */
  resend({ id }: Invitation): Promise<void> {
    return this.during(id, async () => {
      this.put((await this.options.api.resendInvitation(id)).invitation);
    });
  }

  /**
   * Revokes an invitation: its link stops working.
   *
   * @throws the call's error
   */
  revoke({ id }: Invitation): Promise<void> {
    return this.during(id, async () => {
      await this.options.api.revokeInvitation(id);
      this.list.change(({ users, invitations }) => ({
        users,
        invitations: invitations.filter((one) => one.id !== id),
      }));
    });
  }

  private get partnerId(): string {
    return this.options.partnerId() ?? '';
  }

  private change(member: Member, change: { role?: Role; active?: boolean }): Promise<void> {
    const { id } = member;
    return this.during(id, async () => {
      const undo = this.list.changeAhead(withMember({ ...member, ...change }));
      try {
        const body = { partner_id: this.partnerId, ...change };
        this.list.change(withMember((await this.options.api.updateUser(id, body)).user));
      } catch (error) {
        undo();
        throw error;
      }
    });
  }

  /** Replaces an invitation, or adds it on top. */
  private put(invitation: Invitation): void {
    this.list.change(({ users, invitations }) => {
      const isKnown = invitations.some(({ id }) => id === invitation.id);
      return {
        users,
        invitations: isKnown
          ? invitations.map((one) => (one.id === invitation.id ? invitation : one))
          : [invitation, ...invitations],
      };
    });
  }

  private async during(id: string, work: () => Promise<void>): Promise<void> {
    if (this.busy.has(id)) return;
    action(() => this.busy.add(id))();
    try {
      await work();
    } finally {
      action(() => this.busy.delete(id))();
    }
  }
}

/** Puts a changed member in the place of the old one. */
const withMember =
  (member: Member) =>
  ({ users, invitations }: UserList): UserList => ({
    users: users.map((one) => (one.id === member.id ? member : one)),
    invitations,
  });
