import type { ListPosition } from '@forecourt/ui/infinite-list';
import { action, makeObservable, observable } from 'mobx';

const REMEMBERED = 12;

/** The active row, and the scroll position of each list. */
export class RowPlaces {
  activeId: string | null = null;
  private readonly positions = new Map<string, ListPosition>();

  constructor() {
    makeObservable(this, { activeId: observable, activate: action });
  }

  activate(id: string | null): void {
    this.activeId = id;
  }

  /** Scroll position of the list `listId`. */
  positionOf(listId: string): ListPosition | undefined {
    return this.positions.get(listId);
  }

  leave(listId: string, position: ListPosition): void {
    this.positions.delete(listId);
    this.positions.set(listId, position);
    const [oldest] = this.positions.keys();
    if (this.positions.size > REMEMBERED && oldest !== undefined) this.positions.delete(oldest);
  }

  clear(): void {
    this.positions.clear();
    this.activate(null);
  }
}
