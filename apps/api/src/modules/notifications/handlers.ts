import { oneOf } from '../../db/search.ts';
import { decodeCursor, page } from '../../http/cursor.ts';
import type { Handlers } from '../../http/operation.ts';
import { presentNotification } from './presenter.ts';
import { countUnread, listNotifications } from './queries.ts';

/** Page size unless given. */
const PAGE = 20;

/** The caller's own notifications; nobody reads another's. */
export const handlers = {
  async listNotifications({ query, requirePartner, services, staff }) {
    const { partner_id: partnerId, limit = PAGE } = query;
    requirePartner(partnerId);
    const after = decodeCursor(query.after);
    const owner = { partnerId, userId: staff.userId };
    const rows = await services.db.readOne([partnerId], (tx) =>
      listNotifications(tx, owner, after, limit),
    );
    const shown = page(rows, limit, (row) => ({ at: row.inserted_at, id: row.id }));
    return {
      notifications: shown.rows.map(presentNotification),
      metadata: { after: shown.after },
    };
  },

  async countUnreadNotifications({ query, requirePartner, services, staff }) {
    const { partner_id: partnerId } = query;
    requirePartner(partnerId);
    const owner = { partnerId, userId: staff.userId };
    return { unread: await services.db.readOne([partnerId], (tx) => countUnread(tx, owner)) };
  },

  async readNotifications({ body, requirePartner, services, staff }) {
    const { partner_id: partnerId, ids } = body;
    requirePartner(partnerId);
    const owner = { partnerId, userId: staff.userId };
    return services.db.scoped([partnerId], async (tx) => {
      const read = await tx
        .updateTable('notifications')
        .set({ read_at: services.clock.now() })
        .where('partner_id', '=', partnerId)
        .where('user_id', '=', staff.userId)
        .where('read_at', 'is', null)
        .$if(ids !== undefined, (query) => query.where(oneOf('id', ids ?? [])))
        .executeTakeFirst();
      // the user's other windows count again
      if (read.numUpdatedRows > 0n) {
        await services.realtime.notified(tx, { partnerId, userIds: [staff.userId] });
      }
      return { unread: await countUnread(tx, owner) };
    });
  },
} satisfies Handlers;
