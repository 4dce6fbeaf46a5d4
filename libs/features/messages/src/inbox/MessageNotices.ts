import type { Thread, ThreadStatusEvent } from '@forecourt/contract';
import { type Clock, type KeyValueStorage, systemClock } from '@forecourt/platform';
import { action, computed, makeObservable, observable, runInAction } from 'mobx';
import { type Notice, noticeOf } from './noticeOf.ts';

/** The browser's notifications. */
export interface NoticeBoard {
  /** What the person has said; unsupported where there are none. */
  permission(): NotificationPermission | 'unsupported';
  /** Asks the person. */
  ask(): Promise<NotificationPermission>;
  /** Whether the page is out of sight. */
  isHidden(): boolean;
  /** @param tag a later notice with it takes its place, from another window too */
  show(notice: Notice, tag: string, onPress: () => void): void;
}

export interface MessageNoticesOptions {
  board: NoticeBoard;
  storage: KeyValueStorage;
  /** A notice was pressed: the conversation is wanted. */
  onOpen: (thread: Thread) => void;
  clock?: Clock;
}

const key = 'forecourt_notices';

/**
 * Tells of new messages while nobody looks at the page. The browser is asked for it only by a press of
 * the person who wants it.
 */
export class MessageNotices {
  private permission: ReturnType<NoticeBoard['permission']>;
  private wanted: boolean;
  private readonly options: MessageNoticesOptions;
  /** Before that is not new. */
  private readonly since: number;
  /** Newest message of each thread that is known of. */
  private readonly told = new Map<string, number>();

  constructor(options: MessageNoticesOptions) {
    this.options = options;
    this.since = (options.clock ?? systemClock).now();
    this.permission = options.board.permission();
    this.wanted = options.storage.get(key) === 'on';
    makeObservable<this, 'permission' | 'wanted'>(this, {
      permission: observable,
      wanted: observable,
      state: computed,
      turnOff: action,
    });
  }

  /** blocked: the person, or their browser, has said no; only they can take that back. */
  get state(): 'on' | 'off' | 'blocked' | 'unsupported' {
    if (this.permission === 'unsupported') return 'unsupported';
    if (this.permission === 'denied') return 'blocked';
    return this.wanted && this.permission === 'granted' ? 'on' : 'off';
  }

  /** To be called by a press alone: it may ask. */
  async turnOn(): Promise<void> {
    const { board, storage } = this.options;
    const permission = board.permission() === 'default' ? await board.ask() : board.permission();
    runInAction(() => {
      this.permission = permission;
      this.wanted = permission === 'granted';
    });
    storage.set(key, this.wanted ? 'on' : null);
  }

  turnOff(): void {
    this.wanted = false;
    this.options.storage.set(key, null);
  }

  /** A thread has a new message, or another read status. */
  handleThreadStatus({ thread }: ThreadStatusEvent): void {
    const known = this.told.get(thread.id);
    this.told.set(thread.id, Math.max(known ?? 0, thread.last_seq));
    const isNew =
      known === undefined
        ? Date.parse(thread.last_message_at) >= this.since
        : thread.last_seq > known;
    const isTheirs = thread.sender_type !== 'AGENT' && thread.seller_read_status === 'NEW';
    const { board, onOpen } = this.options;
    if (!isNew || !isTheirs || this.state !== 'on' || !board.isHidden()) return;
    board.show(noticeOf(thread), `thread ${thread.id}`, () => onOpen(thread));
  }
}
