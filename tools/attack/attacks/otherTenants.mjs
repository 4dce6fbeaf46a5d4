import { operations } from '../support/Target.mjs';

/**
 * All data of one tenant, attacked by a user of another: no call may succeed, and no response may
 * reveal whether it exists.
 */
export const attack = {
  name: 'other tenants’ data, over every operation',
  async *tries(target) {
    const ids = await target.ids();
    const { token, partnerId } = await target.stranger;
    const named = operations.filter(
      ({ access, id, path, parameters }) =>
        access === 'staff' &&
        id !== 'createPartner' &&
        (path.includes('{') || parameters.some(({ name }) => name === 'partner_id')),
    );
    for (const { id, method, path, parameters, content } of named) {
      const address = path.replace(/\{(\w+)\}/g, (_, name) =>
        path.startsWith('/api/partners/') && name === 'id'
          ? ids.partner_id
          : path.startsWith('/api/leads/') && name === 'id'
            ? ids.conversationId
            : path.startsWith('/api/request_batches/') && name === 'id'
              ? ids.batchId
              : path.includes('/additions/') && name === 'id'
                ? ids.addedId
                : (ids[name] ??
                  (name === 'kind' ? 'logo' : name === 'locale' ? 'et-EE' : 'unknown')),
      );
      const query = new URLSearchParams(
        parameters
          .filter(({ in: where, required }) => where === 'query' && required)
          .map(({ name, schema }) => [name, ids[name] ?? schema?.enum?.[0] ?? 'TRADE']),
      );
      const body = content['application/json'] && bodyOf(id, ids);
      const answer = await target.call(method, `${address}?${query}`, { token, json: body });
      const told = ids.traces.some((trace) => answer.text.includes(trace));
      // Without an id of the other tenant, a call only returns the attacker's own data.
      const names = parameters.filter(({ required }) => required).map(({ name }) => name);
      const isTheirs = path.includes('{') || names.includes('partner_id') || body !== undefined;
      const succeeded = told || (isTheirs && answer.status < 400);
      yield { what: `${id} answered ${answer.status}`, succeeded };
    }
    for (const path of ['/api/requests', '/api/requests/cars']) {
      const search = `type=TRADE&partner_id=${partnerId}&partner_id=${ids.partner_id}`;
      const twice = await target.call('GET', `${path}?${search}`, { token });
      const told = twice.text.includes(ids.partner_id) || twice.text.includes(ids.id);
      yield { what: `${path} with two partners`, succeeded: told };
    }
  },
};

/** A plausible request body, as far as an attacker could guess it. */
function bodyOf(id, ids) {
  const bodies = {
    updateRequest: { status: 'ARCHIVED' },
    followUpRequest: {},
    createRequestBatch: {
      partner_id: ids.partner_id,
      request_type: 'TRADE',
      rows: [{ line: 2, name: 'Ann', email: 'ann@owner.test' }],
    },
    checkRequestBatch: {
      partner_id: ids.partner_id,
      request_type: 'TRADE',
      phones: [],
      emails: ['ann@owner.test'],
    },
    createAddition: { sections: ['dashboard'] },
    changeDamage: { kind: 'dent' },
    correctDetails: { details: { make: 'Saab' }, seen: { make: null } },
    placeDamagePin: { upload_id: 1, points: [{ frame: 0, x: 0.5, y: 0.5 }] },
    updateSettings: { version: 1 },
    updateUser: { partner_id: ids.partner_id, role: 'VIEWER' },
    createTradeInOffer: { value: 1, expires_in_days: 1, comment: null, trade_for_new: false },
    cancelAuction: { reason: 'Because' },
    changeAuction: { end_time: '2099-01-01T00:00:00Z' },
    putAuctionDefaults: {
      min_bid: null,
      min_raise: 0.01,
      reserve_price: null,
      extension: false,
      buy_now_price: null,
      proxy_bids: false,
      sealed: false,
    },
    createSecondChance: { dealer_id: 'unknown', hours: 24 },
    withdrawDeal: { party: 'OWNER', reason: 'Because' },
    tickHandover: { item: 'KEYS', party: 'OWNER', done: true },
    sellDeal: { note: 'Because' },
    updateClaim: { status: 3 },
    createComment: { message: 'Hello', subject: null },
    replyToConversation: {
      listingId: ids.id,
      recipientId: ids.id,
      message: 'Hello',
      conversationId: ids.conversationId,
    },
    readConversation: { seq: 1 },
    createStaffAttachment: {
      id: '4f9d6a0e-3c4b-4e53-9d3a-6b1f2d3c4e5f',
      kind: 'PHOTO',
      name: 'photo.jpg',
    },
  };
  return bodies[id] ?? { partner_id: ids.partner_id };
}
