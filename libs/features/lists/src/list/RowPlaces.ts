import type { ListPosition } from '@forecourt/ui/infinite-list';
import { action, makeObservable, observable } from 'mobx';

const remembered = 12;

/** Where staff are in a list: the row that keys act on, and how far each list was scrolled. */
export class RowPlaces {
  activeId: string | null = null;
  private readonly positions = new Map<string, ListPosition>();

  constructor() {
    makeObservable(this, { activeId: observable, activate: action });
  }

  activate(id: string | null): void {
    this.activeId = id;
  }

  /** Where the list `listId` was left. */
  positionOf(listId: string): ListPosition | undefined {
    return this.positions.get(listId);
  }

  leave(listId: string, position: ListPosition): void {
    this.positions.delete(listId);
    this.positions.set(listId, position);
    const [oldest] = this.positions.keys();
    if (this.positions.size > remembered && oldest !== undefined) this.positions.delete(oldest);
  }

  clear(): void {
    this.positions.clear();
    this.activate(null);
  }
}
