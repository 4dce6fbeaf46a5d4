import { hasCode, Intent } from '@forecourt/api-client';
import type { Api } from '@forecourt/api-client';
import type { Colleague, Comment, ReportChangedEvent } from '@forecourt/contract';
import { createComment, deleteComment, listComments } from '@forecourt/contract/endpoints/comments';
import { listColleagues } from '@forecourt/contract/endpoints/users';
import { type Clock, Resource, systemClock } from '@forecourt/platform';
import { action, computed, makeObservable, observable, observableRef, reaction } from 'mobx';
import type { ReportStore } from '../ReportStore.ts';
import { type CommentDraft, type CommentDrafts, noDraft } from './drafts.ts';
import { matchingMembers, withIds } from './mentions.ts';

export interface CommentsStoreOptions {
  report: ReportStore;
  api: Pick<Api, keyof typeof CommentsStore.endpoints>;
  /** The signed-in user; undefined while unknown. */
  author: () => Comment['author'] | undefined;
  /** The report's partner, whose members can be mentioned; null while unknown. */
  partnerId: () => string | null;
  /** Whether this person may comment: agents and administrators (design §7). */
  mayWrite: () => boolean;
  drafts: CommentDrafts;
  clock?: Clock;
}

/** A comment as the page shows it; pending until the server has accepted it. */
export interface ShownComment extends Comment {
  pending: boolean;
  own: boolean;
}

/** How many colleagues are offered at once. */
const MENTIONS_SHOWN = 6;

/** Staff's comments on the current report: listing, adding, and deleting one's own. */
export class CommentsStore {
  static readonly endpoints = { createComment, deleteComment, listColleagues, listComments };
  readonly comments = new Resource<readonly Comment[]>();
  /** Who can be mentioned; loaded when the first @ is typed. */
  readonly colleagues = new Resource<readonly Colleague[]>();
  /**
   * The comment being sent; one at a time, so that they keep the order in which they were written.
   */
  sending: { comment: Comment; reportId: string } | null = null;
  /** Ids of comments hidden before the server has confirmed their deletion. */
  deleting: ReadonlySet<string> = new Set();
  /** The last error. */
  problem: 'notSent' | 'notDeleted' | null = null;
  /** Id of the partner whose colleagues are loaded. */
  private colleaguesOf: string | null = null;
  private written: ReadonlyMap<string, CommentDraft> = new Map();
  /** Whether a refetch was postponed because something was being sent. */
  private missed = false;
  private readonly options: CommentsStoreOptions;
  private readonly clock: Clock;
  private readonly intent = new Intent();

  constructor(options: CommentsStoreOptions) {
    this.options = options;
    this.clock = options.clock ?? systemClock;
    makeObservable<this, 'written' | 'begin' | 'end' | 'tell' | 'hide' | 'keep'>(this, {
      sending: observableRef,
      deleting: observableRef,
      problem: observable,
      written: observableRef,
      reportId: computed,
      draft: computed,
      shown: computed,
      begin: action,
      end: action,
      tell: action,
      hide: action,
      keep: action,
    });
  }

  /**
   * The report's own id, which differs from its request's (spec §3); undefined until it has loaded.
   */
  get reportId(): string | undefined {
    return this.options.report.report.value?.report.report.report_id;
  }

  get mayWrite(): boolean {
    return this.options.mayWrite();
  }

  /** The draft for the current report. */
  get draft(): CommentDraft {
    const { reportId } = this;
    if (!reportId) return noDraft;
    return this.written.get(reportId) ?? this.options.drafts.read(reportId);
  }

  /** Oldest first; undefined until loaded for the first time. */
  get shown(): readonly ShownComment[] | undefined {
    const me = this.options.author()?.id;
    const kept = this.comments.value?.filter(({ id }) => !this.deleting.has(id));
    if (!kept) return undefined;
    const all = kept.map((one) => ({ ...one, pending: false, own: one.author.id === me }));
    const { sending } = this;
    if (sending?.reportId !== this.reportId || !sending) return all;
    return [...all, { ...sending.comment, pending: true, own: false }];
  }

  /** Loads when the page is opened and whenever the report changes. Returns the stop function. */
  open(): () => void {
    return reaction(
      () => this.reportId,
      () => {
        this.comments.reset();
        this.tell(null);
        void this.refresh();
      },
      { fireImmediately: true },
    );
  }

  /** Refetches; the old comments stay visible until the response is here. */
  async refresh(): Promise<void> {
    const { reportId } = this;
    if (!reportId) return;
    // A response now could include the comment being sent twice, or one being deleted.
    this.missed = this.sending !== null || this.deleting.size > 0;
    if (this.missed) return;
    await this.comments.load(
      async (signal) => (await this.options.api.listComments(reportId, { signal })).comments,
    );
  }

  /** A colleague has commented, or deleted a comment. */
  handleReportChanged({ request_id: id, part }: ReportChangedEvent): void {
    if (part === 'COMMENTS' && id === this.options.report.requestId) void this.refresh();
  }

  /** Stores the draft. */
  write(change: Partial<CommentDraft>): void {
    if (this.reportId) this.keep(this.reportId, { ...this.draft, ...change });
  }

  /** Fetches who can be mentioned, once per report's branch; again after a failure. */
  async loadColleagues(): Promise<void> {
    const partnerId = this.options.partnerId();
    if (!partnerId || this.colleagues.state.status === 'loading') return;
    if (this.colleagues.value && this.colleaguesOf === partnerId) return;
    if (this.colleaguesOf !== partnerId) this.colleagues.reset();
    this.colleaguesOf = partnerId;
    await this.colleagues.load(
      async (signal) =>
        (await this.options.api.listColleagues({ partner_id: partnerId }, { signal })).colleagues,
    );
  }

  /** The colleagues to mention whose name fits, without the user; undefined until loaded. */
  mentionable(text: string): readonly Colleague[] | undefined {
    const me = this.options.author()?.id;
    const others = this.colleagues.value?.filter(({ id }) => id !== me);
    return others && matchingMembers(others, text).slice(0, MENTIONS_SHOWN);
  }

  /** Adds the draft and shows it at once. If it is rejected, the text goes back into the box. */
  async send(): Promise<void> {
    const { reportId, draft, sending } = this;
    const { author, api } = this.options;
    const by = author();
    const message = draft.message.trim();
    if (!reportId || !by || !message || sending || !this.mayWrite) return;
    const mentions = draft.mentions ?? [];
    const body = { message: withIds(message, mentions), subject: draft.subject.trim() || null };
    const idempotencyKey = this.intent.keyFor({ reportId, ...body });
    const inserted_at = new Date(this.clock.now()).toISOString();
    const comment = {
      id: idempotencyKey,
      ...body,
      mentions: [...mentions],
      author: by,
      inserted_at,
    };
    this.begin({ comment, reportId });
    try {
      const answer = await api.createComment(reportId, body, { idempotencyKey });
      this.intent.fulfilled();
      // The stored draft is only removed now, in case the page closes during the request.
      this.options.drafts.write(reportId, this.written.get(reportId) ?? noDraft);
      if (this.reportId === reportId) this.take(answer.comment);
      this.end(null);
    } catch {
      this.putBack(reportId, draft);
      this.end(this.reportId === reportId ? 'notSent' : null);
    }
  }

  /** Deletes an own comment: hides it at once, and shows it again if the server refuses. */
  async delete(id: string): Promise<void> {
    const { reportId } = this;
    if (!reportId || this.deleting.has(id)) return;
    this.hide(id, true);
    let problem: CommentsStore['problem'] = null;
    try {
      await this.options.api.deleteComment(reportId, id);
    } catch (error) {
      // Already deleted is as good.
      if (!hasCode(error, 'NOT_FOUND')) problem = 'notDeleted';
    }
    if (problem === null && this.reportId === reportId) {
      this.comments.change((all) => all.filter((one) => one.id !== id));
    }
    this.hide(id, false);
    if (this.reportId === reportId) this.tell(problem);
    if (this.missed) void this.refresh();
  }

  private begin(sending: NonNullable<CommentsStore['sending']>): void {
    this.sending = sending;
    this.problem = null;
    this.written = new Map(this.written).set(sending.reportId, noDraft);
  }

  private end(problem: 'notSent' | null): void {
    this.sending = null;
    this.problem = problem;
    if (this.missed) void this.refresh();
  }

  private tell(problem: CommentsStore['problem']): void {
    this.problem = problem;
  }

  private hide(id: string, hidden: boolean): void {
    const next = new Set(this.deleting);
    if (hidden) next.add(id);
    else next.delete(id);
    this.deleting = next;
    if (hidden) this.problem = null;
  }

  private take(comment: Comment): void {
    this.comments.change((all) =>
      all.some(({ id }) => id === comment.id) ? all : [...all, comment],
    );
  }

  /** Text written in the meantime is kept after it. */
  private putBack(reportId: string, failed: CommentDraft): void {
    const now = this.written.get(reportId) ?? noDraft;
    this.keep(reportId, {
      subject: now.subject || failed.subject,
      message: [failed.message, now.message].filter(Boolean).join('\n'),
      ...(failed.mentions && { mentions: [...failed.mentions, ...(now.mentions ?? [])] }),
    });
  }

  /** In memory and on the device. */
  private keep(reportId: string, draft: CommentDraft): void {
    this.written = new Map(this.written).set(reportId, draft);
    this.options.drafts.write(reportId, draft);
  }
}
