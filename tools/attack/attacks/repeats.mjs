import { until } from '../support/until.mjs';

/** Other users' idempotency keys, and two concurrent answers. */
export const attack = {
  name: 'keys of repeats, and races of answers',
  async *tries(target) {
    const admin = await target.admin;
    const stranger = await target.stranger;
    const agent = await target.agent;
    const headers = { 'idempotency-key': `attack ${Date.now()}` };
    const body = ({ partnerId }, name) => ({
      request_type: 'TRADE',
      partner_id: partnerId,
      name,
      email: `repeat.${Date.now()}@owner.test`,
    });
    const send = (who, name) =>
      target.call('POST', '/api/requests', { token: who.token, headers, json: body(who, name) });
    const mine = (await send(admin, 'Mine Alone')).json?.request?.id;
    for (const who of [stranger, agent]) {
      const { text } = await send(who, 'Theirs');
      const told = text.includes(mine) || text.includes('Mine Alone');
      yield { what: `${who.user.email} is given another’s answer`, succeeded: told };
    }
    const race = { 'idempotency-key': `race ${Date.now()}` };
    const same = body(admin, 'Race');
    const answers = await Promise.all(
      Array.from({ length: 12 }, () =>
        target.call('POST', '/api/requests', { token: admin.token, headers: race, json: same }),
      ),
    );
    const made = new Set(answers.map(({ json }) => json?.request?.id).filter(Boolean));
    yield {
      what: `one request sent 12 times at once made ${made.size}`,
      succeeded: made.size !== 1,
    };

    const rows = [{ line: 2, name: 'Race Batch', email: `batch.${Date.now()}@owner.test` }];
    const many = { request_type: 'TRADE', partner_id: admin.partnerId, rows };
    const begun = await Promise.all(
      Array.from({ length: 12 }, () =>
        target.call('POST', '/api/request_batches', {
          token: admin.token,
          headers: race,
          json: many,
        }),
      ),
    );
    const batches = new Set(begun.map(({ json }) => json?.batch?.id).filter(Boolean));
    yield {
      what: `one batch sent 12 times at once made ${batches.size}`,
      succeeded: batches.size !== 1,
    };

    const owned = await offerToOwner(target, admin);
    if (!owned) throw new Error('no offer to answer');
    const answered = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        target.call('PATCH', `/api/trade_in/${owned.tradeId}/offers`, {
          json: { session_key: owned.key, accepted: index % 2 === 0 },
        }),
      ),
    );
    const verdicts = new Set(
      answered
        .filter(({ status }) => status < 400)
        .map(({ json }) => String(json?.trade_in?.offer?.accepted)),
    );
    const what = `ten answers at once: ${answered.map(({ status }) => status).join(' ')}`;
    yield { what, succeeded: verdicts.size !== 1 || answered.some(({ status }) => status >= 500) };
  },
};

/** Makes an offer for a car that has none, and reads the owner's link out of the message. */
async function offerToOwner(target, { token, partnerId }) {
  const query = `type=TRADE&status=COMPLETED&limit=50&partner_id=${partnerId}`;
  const { json } = await target.call('GET', `/api/requests?${query}`, { token });
  for (const { id } of json.requests) {
    const { json: one } = await target.call('GET', `/api/requests/${id}`, { token });
    if (one.auction || one.trade_in?.offer || !one.trade_in) continue;
    const before = new Set((await target.outbox()).map((message) => message.id));
    const offered = await target.call('POST', `/api/trade_in/${one.trade_in.id}/offers`, {
      token,
      json: { value: 9000, expires_in_days: 3, comment: null, trade_for_new: false },
    });
    if (offered.status >= 400) continue;
    const pattern = new RegExp(`/trade/report/offer/${id}/([\\w.~-]+)`);
    const key = await until(async () => {
      const fresh = (await target.outbox()).filter((message) => !before.has(message.id));
      return fresh.map(({ text }) => pattern.exec(text ?? '')?.[1]).find(Boolean);
    }, 'The offer was not sent');
    target.secrets.add(key);
    return { tradeId: one.trade_in.id, key };
  }
  return null;
}
