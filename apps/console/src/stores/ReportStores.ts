import { type Api, callsOf } from '@forecourt/api-client';
import { addresses, type Endpoint, type OperationId } from '@forecourt/contract';
import { getRequest } from '@forecourt/contract/endpoints/requests';
import type { RoleOperation } from '@forecourt/contract/roles';
import { ConclusionStore, ReportStore } from '@forecourt/feature-report';
import { CommentDrafts, CommentsStore } from '@forecourt/feature-report/comments';
import type { ConversationPhotosStore } from '@forecourt/feature-report/conversation-photos';
import { DamageEditStore, PlacingStore, RemovalStore } from '@forecourt/feature-report/damages';
import type { FindingsStore } from '@forecourt/feature-report/findings';
import { MoreDrafts, MoreStore } from '@forecourt/feature-report/more';
import type { PlateStore } from '@forecourt/feature-report/plates';
import { may } from '@forecourt/feature-session/permission';
import { createOfferDesk } from './createOfferDesk.ts';
import { once } from './once.ts';
import type { Staff } from './Staff.ts';
import type { AppParts } from './parts.ts';

/** What is marked on the photos of the report. */
export interface PhotoStores {
  findings: FindingsStore;
  plates: PlateStore;
}

/** A class of changes to the report, such as `PlacingStore`. */
interface ReportChangeKind<Id extends OperationId, Store> {
  readonly endpoints: { readonly [K in Id]: Endpoint<K> };
  new (options: { report: ReportStore; api: Pick<Api, Id>; mayChange: () => boolean }): Store;
}

/** The stores of the open report, whichever branch it belongs to; loaded with the report's code. */
export class ReportStores {
  readonly staff: Staff;
  readonly store: ReportStore;
  readonly conclusion: ConclusionStore;
  readonly app: AppParts;
  /** Made by `photoStores` once their code has loaded. */
  photos?: PhotoStores;
  /** Made by `conversationPhotos` once its code has loaded. */
  conversationPhotos?: ConversationPhotosStore;

  constructor(app: AppParts, staff: Staff) {
    this.app = app;
    this.staff = staff;
    const { getRequest: read } = callsOf(app.http, { getRequest });
    this.store = new ReportStore({ load: (id, signal) => read(id, { signal }) });
    this.conclusion = new ConclusionStore({
      report: this.store,
      api: callsOf(app.http, ConclusionStore.endpoints),
      mayConclude: () => may(app.branch, 'updateClaim'),
      settingsHref: () => (may(app.branch, 'updateSettings') ? addresses.settings : undefined),
    });
    staff.follow(this.store);
  }

  /** Offers and auctions. */
  readonly desk = once(() => createOfferDesk(this.app, this));

  /** What staff write about it. */
  readonly comments = once(() => {
    const { app, staff, store: report } = this;
    const user = () => app.session.user.value;
    const store = new CommentsStore({
      report,
      api: callsOf(app.http, CommentsStore.endpoints),
      author: () => {
        const { id, name, avatar } = user() ?? {};
        return id && name ? { id, name, avatar: avatar ?? null } : undefined;
      },
      partnerId: () => report.report.value?.report.partner.id ?? app.branch.current?.id ?? null,
      mayWrite: () => may(app.branch, 'createComment'),
      drafts: new CommentDrafts(app.storage, this.userKey),
    });
    staff.follow({
      handleReportChanged: (event) => store.handleReportChanged(event),
      refresh: () => store.refresh(),
    });
    return store;
  });

  /** What is asked of its customer. */
  readonly more = once(() => {
    const { app } = this;
    const store = new MoreStore({
      report: this.store,
      api: callsOf(app.http, MoreStore.endpoints),
      mayAsk: () => may(app.branch, 'createAddition'),
      drafts: new MoreDrafts(app.storage, this.userKey),
    });
    store.follow();
    return store;
  });

  /** Placing its damages on the car. */
  readonly placing = once(() => this.change(PlacingStore, 'placeDamagePin'));

  /** Correcting its damages. */
  readonly damageEdit = once(() => this.change(DamageEditStore, 'changeDamage'));

  /** Taking out damages that staff added. */
  readonly damageRemoval = once(() => this.change(RemovalStore, 'removeDamage'));

  /** A store of changes to the report, for those who may call an operation. */
  change<Id extends OperationId, Store extends { follow: () => unknown }>(
    Kind: ReportChangeKind<Id, Store>,
    operation: RoleOperation,
  ): Store {
    const { app, store: report } = this;
    const store = new Kind({
      report,
      api: callsOf(app.http, Kind.endpoints),
      mayChange: () => may(app.branch, operation),
    });
    store.follow();
    return store;
  }

  /** Drafts are stored per user. */
  private readonly userKey = () => this.app.session.user.value?.id ?? 'somebody';
}
