import { ApiProblem } from '@forecourt/api-client';
import type { Dealer, DealerGroup } from '@forecourt/contract';
import { action, makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { DealerListStore } from '../DealerListStore.ts';

/** The value of the choice that makes a new group. */
export const newGroup = 'new';

/** Why a group was not changed. */
export type GroupProblem = 'missing' | 'duplicate' | 'failed';

/** Puts dealers into a group, an existing or a new one, and manages the groups. */
export class GroupChoice {
  /** The dealers to add; null while nothing is asked. */
  dealers: readonly Dealer[] | null = null;
  /** Whether the groups are shown, to rename or remove them. */
  isManaging = false;
  /** Id of a group, or {@link newGroup}. */
  group: string = newGroup;
  name = '';
  /** The group whose name is being typed in the list of groups; null for none. */
  renaming: string | null = null;
  /** The group that is about to be removed, and waits for confirmation. */
  removing: DealerGroup | null = null;
  problem: GroupProblem | null = null;
  saving = false;
  readonly store: DealerListStore;

  constructor(store: DealerListStore) {
    this.store = store;
    makeObservable(this, {
      dealers: observableRef,
      isManaging: observable,
      group: observable,
      name: observable,
      renaming: observable,
      removing: observableRef,
      problem: observable,
      saving: observable,
      ask: action,
      manage: action,
      close: action,
      choose: action,
      type: action,
      rename: action,
      askRemoval: action,
    });
  }

  get isOpen(): boolean {
    return this.dealers !== null || this.isManaging;
  }

  /** Asks for the group of these dealers. */
  ask(dealers: readonly Dealer[]): void {
    this.close();
    this.dealers = dealers;
    this.group = this.store.groups[0]?.id ?? newGroup;
  }

  manage(): void {
    this.close();
    this.isManaging = true;
  }

  close(): void {
    this.dealers = null;
    this.isManaging = false;
    this.name = '';
    this.renaming = null;
    this.removing = null;
    this.problem = null;
  }

  choose(group: string): void {
    this.group = group;
    this.problem = null;
  }

  type(name: string): void {
    this.name = name;
    this.problem = null;
  }

  /** Begins to rename a group; null ends it. */
  rename(id: string | null): void {
    this.renaming = id;
    this.name = this.store.groups.find((one) => one.id === id)?.name ?? '';
    this.problem = null;
  }

  /** Adds the dealers. Resolves to the group's name and their number; null if it was not done. */
  async add(): Promise<{ group: string; count: number } | null> {
    const { dealers, group: id, store } = this;
    const name = this.name.trim();
    if (!dealers || this.isMissing(id === newGroup)) return null;
    const ids = dealers.map((one) => one.id);
    const known = store.groups.find((one) => one.id === id);
    const done = await this.save(() =>
      known ? store.addTo(known.id, ids) : store.createGroup(name, ids),
    );
    if (!done) return null;
    runInAction(() => this.close());
    return { group: known?.name ?? name, count: ids.length };
  }

  /** Makes an empty group of the typed name. */
  async create(): Promise<void> {
    if (this.isMissing()) return;
    const name = this.name.trim();
    if (await this.save(() => this.store.createGroup(name, []))) this.rename(null);
  }

  /** Gives the group that is being renamed the typed name. */
  async saveName(): Promise<void> {
    const { renaming: id } = this;
    if (id === null || this.isMissing()) return;
    if (await this.save(() => this.store.rename(id, this.name.trim()))) this.rename(null);
  }

  /** Asks before a group is removed; null leaves it. */
  askRemoval(group: DealerGroup | null): void {
    this.removing = group;
    this.problem = null;
  }

  /** Removes the group that was asked about; its dealers stay. */
  async remove(): Promise<void> {
    const { removing } = this;
    if (!removing) return;
    if (await this.save(() => this.store.removeGroup(removing.id))) this.askRemoval(null);
  }

  private isMissing(isNamed = true): boolean {
    const missing = isNamed && !this.name.trim();
    if (missing) runInAction(() => (this.problem = 'missing'));
    return missing;
  }

  private async save(call: () => Promise<unknown>): Promise<boolean> {
    if (this.saving) return false;
    runInAction(() => {
      this.saving = true;
      this.problem = null;
    });
    try {
      await call();
      return true;
    } catch (error) {
      const isTaken = error instanceof ApiProblem && error.errorOf('name') === 'DUPLICATE';
      runInAction(() => (this.problem = isTaken ? 'duplicate' : 'failed'));
      return false;
    } finally {
      runInAction(() => (this.saving = false));
    }
  }
}
