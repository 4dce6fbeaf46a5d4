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
            : (ids[name] ?? (name === 'kind' ? 'logo' : name === 'locale' ? 'et-EE' : 'unknown')),
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
    updateSettings: { version: 1 },
    updateUser: { partner_id: ids.partner_id, role: 'VIEWER' },
    createTradeInOffer: { value: 1, expires_in_days: 1, comment: null, trade_for_new: false },
    cancelAuction: { reason: 'Because' },
    updateClaim: { status: 3 },
    createComment: { message: 'Hello', subject: null },
    replyToConversation: {
      listingId: ids.id,
      recipientId: ids.id,
      message: 'Hello',
      conversationId: ids.conversationId,
    },
    readConversation: { seq: 1 },
  };
  return bodies[id] ?? { partner_id: ids.partner_id };
}
