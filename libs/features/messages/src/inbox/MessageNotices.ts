import type { Thread, ThreadStatusEvent } from '@forecourt/contract';
import { type Clock, type KeyValueStorage, serverClock, steadyClock } from '@forecourt/platform';
import { action, computed, makeObservable, observable, runInAction } from 'mobx';
import type { IntlShape } from 'react-intl';
import { type Notice, noticeOf } from './noticeOf.ts';

/** The browser's notifications. */
export interface NoticeBoard {
  /** The user's permission; unsupported where there are no notifications. */
  permission(): NotificationPermission | 'unsupported';
  /** Asks the user for permission. */
  ask(): Promise<NotificationPermission>;
  /** Whether the page is out of sight. */
  isHidden(): boolean;
  /** @param tag a later notification with the same tag replaces it, even from another window */
  show(notice: Notice, tag: string, onPress: () => void): void;
}

export interface MessageNoticesOptions {
  board: NoticeBoard;
  storage: KeyValueStorage;
  /** The texts of the page's language at the moment. */
  intl: () => IntlShape;
  /** A notification was clicked; opens the conversation. */
  onOpen: (thread: Thread) => void;
  clock?: Clock;
}

const key = 'forecourt_notices';

/**
 * Shows system notifications of new messages while the page is not visible. Permission is only
 * requested after a click on the button.
 */
export class MessageNotices {
  private permission: ReturnType<NoticeBoard['permission']>;
  private wanted: boolean;
  private readonly options: MessageNoticesOptions;
  /** Messages from before this time of the device are not announced. */
  private readonly since: number;
  /** Latest message of each known thread. */
  private readonly notified = new Map<string, number>();

  constructor(options: MessageNoticesOptions) {
    this.options = options;
    this.since = (options.clock ?? steadyClock).now();
    this.permission = options.board.permission();
    this.wanted = options.storage.get(key) === 'on';
    makeObservable<this, 'permission' | 'wanted'>(this, {
      permission: observable,
      wanted: observable,
      state: computed,
      turnOff: action,
    });
  }

  /** blocked: the user or the browser has denied permission; only they can change that. */
  get state(): 'on' | 'off' | 'blocked' | 'unsupported' {
    if (this.permission === 'unsupported') return 'unsupported';
    if (this.permission === 'denied') return 'blocked';
    return this.wanted && this.permission === 'granted' ? 'on' : 'off';
  }

  /** Call only from a click, because it may ask for permission. */
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

  /** A thread has a new message or a changed read status. */
  handleThreadStatus({ thread }: ThreadStatusEvent): void {
    const known = this.notified.get(thread.id);
    this.notified.set(thread.id, Math.max(known ?? 0, thread.last_seq));
    const isNew =
      known === undefined
        ? Date.parse(thread.last_message_at) >= this.since + serverClock.offset
        : thread.last_seq > known;
    const isTheirs = thread.sender_type !== 'AGENT' && thread.seller_read_status === 'NEW';
    const { board, intl, onOpen } = this.options;
    if (!isNew || !isTheirs || this.state !== 'on' || !board.isHidden()) return;
    board.show(noticeOf(thread, intl()), `thread ${thread.id}`, () => onOpen(thread));
  }
}
