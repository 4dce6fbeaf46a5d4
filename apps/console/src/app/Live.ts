import { createRealtime, joinPartner } from '@forecourt/api-client/realtime';
import type { Realtime, RealtimeStatus } from '@forecourt/api-client/realtime';
import type {
  PresenceEvent,
  ReportChangedEvent,
  RequestStatusEvent,
  RuntimeConfig,
  ThreadStatusEvent,
} from '@forecourt/contract';
import type { BranchStore, SessionStore } from '@forecourt/feature-session';
import { action, computed, makeObservable, observable, reaction, runInAction } from 'mobx';

/** What the connection needs from the app. */
export interface LiveParts {
  config: RuntimeConfig;
  session: SessionStore;
  branch: BranchStore;
}

export interface LiveOwner {
  onRequestStatus(event: RequestStatusEvent): void;
  /** A report's conclusion, offers, auction or comments have changed. */
  onReportChanged(event: ReportChangedEvent): void;
  /** A thread has a new message or another read status. */
  onThreadStatus(event: ThreadStatusEvent): void;
  /** The user's own notifications changed. */
  onNotified(): void;
  /** Who has a report open changed. */
  onPresence(event: PresenceEvent): void;
  /**
   * Events may have been missed: those between the first answers and the join, or during a gap.
   * Visible data has to be refetched.
   */
  onMissed(): void;
}

/** The live connection: follows the current branch's topic (spec §7, Realtime). */
export class Live {
  status: RealtimeStatus = 'idle';
  /**
   * By the browser's events, which come before the socket notices. Its state at the start says
   * nothing: a machine without a network reaches a server of its own.
   */
  private isOnline = true;
  private readonly app: LiveParts;
  private readonly owner: LiveOwner;
  /** For subscribers to topics of their own, such as an auction's. */
  readonly realtime: Realtime;

  constructor(app: LiveParts, owner: LiveOwner, realtime = realtimeOf(app)) {
    this.app = app;
    this.owner = owner;
    this.realtime = realtime;
    makeObservable<this, 'isOnline'>(this, {
      status: observable,
      isOnline: observable,
      isDown: computed,
    });
  }

  /** Whether there is no network, or the connection is down: visible data may be stale. */
  get isDown(): boolean {
    return !this.isOnline || this.status === 'waiting';
  }

  /** Connects and follows the current branch. Returns the function that stops it. */
  start(): () => void {
    let leave = (): void => undefined;
    const stopStatus = this.realtime.onStatus((status) =>
      runInAction(() => {
        this.status = status;
        // It connected since: there is a way to the server, whatever the browser thinks.
        if (status === 'open') this.isOnline = true;
      }),
    );
    const onOnline = action(() => {
      this.isOnline = true;
    });
    const onOffline = action(() => {
      this.isOnline = false;
    });
    addEventListener('online', onOnline);
    addEventListener('offline', onOffline);
    const stopFollowing = reaction(
      () => this.app.branch.current?.id,
      (partnerId) => {
        leave();
        if (!partnerId) return;
        leave = joinPartner(this.realtime, partnerId, {
          onRequestStatus: (event) => this.owner.onRequestStatus(event),
          onReportChanged: (event) => this.owner.onReportChanged(event),
          onThreadStatus: (event) => this.owner.onThreadStatus(event),
          onNotified: () => this.owner.onNotified(),
          onPresence: (event) => this.owner.onPresence(event),
          // Lists, counts and conversations lose the request: refetch what is visible.
          onRequestErased: () => this.owner.onMissed(),
          onJoined: () => this.owner.onMissed(),
          onReconnect: () => this.owner.onMissed(),
        });
      },
      { fireImmediately: true },
    );
    const disconnect = this.realtime.connect();
    const stopRenewing = reaction(
      () => this.app.session.token,
      (token) => {
        if (token) this.realtime.reconnect();
      },
    );
    return () => {
      stopRenewing();
      stopFollowing();
      leave();
      disconnect();
      stopStatus();
      removeEventListener('online', onOnline);
      removeEventListener('offline', onOffline);
    };
  }
}

function realtimeOf({ config, session }: LiveParts): Realtime {
  return createRealtime({
    url: config.socket_url,
    token: () => session.token,
    // The socket learned first that the session has ended: loading the session handles the rest.
    onRefused: () => void session.load(),
    onViolation: (violation) => console.error(violation),
  });
}
