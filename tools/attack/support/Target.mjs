import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../install.mjs';
import { until } from './until.mjs';

const document = JSON.parse(
  readFileSync(join(root, 'libs/contract/src/generated/openapi.json'), 'utf8'),
);

/** Every operation of the contract. */
export const operations = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    access: operation['x-access'],
    role: operation['x-role'],
    parameters: (operation.parameters ?? []).map(resolve),
    content: operation.requestBody?.content ?? {},
  })),
);

function resolve(parameter) {
  const reference = parameter.$ref;
  return reference ? document.components.parameters[reference.split('/').at(-1)] : parameter;
}

/** What an attacker has: an email address, demo accounts, and links that were sent. */
export class Target {
  constructor({ origin, log }) {
    this.origin = origin;
    this.log = log;
    /** Secrets that were in use: none may appear in the log. */
    this.secrets = new Set();
    this.accounts = new Map();
  }

  /**
   * One request.
   *
   * @returns {Promise<{status: number, headers: Headers, text: string, json: any}>}
   *   status 0 where the connection broke
   */
  async call(method, path, { token, json, body, headers = {}, redirect = 'manual' } = {}) {
    try {
      const answer = await fetch(this.origin + path, {
        method,
        redirect,
        headers: {
          ...(token && { authorization: token }),
          ...(json !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        body: json === undefined ? body : JSON.stringify(json),
        signal: AbortSignal.timeout(120_000),
      });
      const text = await answer.text();
      return {
        status: answer.status,
        headers: answer.headers,
        text,
        json: read(text),
      };
    } catch {
      return {
        status: 0,
        headers: new Headers(),
        text: '',
        json: undefined,
      };
    }
  }

  /** Signs in with a demo account, once for all attacks. */
  async as(username) {
    const known = this.accounts.get(username);
    if (known) return known;
    const json = { username, password: 'demo1234' };
    const { json: session } = await this.call('POST', '/api/session', { json });
    if (!session?.token) throw new Error(`${username} could not sign in`);
    const token = session.token;
    this.secrets.add(token);
    const { json: mine } = await this.call('GET', '/api/my/partners', { token });
    const account = { token, user: session.user, partnerId: mine.partners[0].id };
    this.accounts.set(username, account);
    return account;
  }

  get admin() {
    return this.as('staff@northgate.test');
  }

  get agent() {
    return this.as('agent@northgate.test');
  }

  get viewer() {
    return this.as('viewer@northgate.test');
  }

  /** Of another tenant. */
  get stranger() {
    return this.as('staff@summit.test');
  }

  /** Messages sent so far, newest first. */
  async outbox() {
    return (await this.call('GET', '/api/outbox?limit=100')).json.messages;
  }

  /** Sends a request and waits for its link. */
  async newLink(type = 'TRADE', name = 'Ann Attack') {
    const { token, partnerId } = await this.admin;
    const email = `${Math.random().toString(36).slice(2)}@owner.test`;
    const created = await this.call('POST', '/api/requests', {
      token,
      json: { request_type: type, partner_id: partnerId, name, email },
    });
    const requestId = created.json.request.id;
    const [, id, key] = await until(async () => {
      const message = (await this.outbox()).find(({ to }) => to === email);
      return /\/capture\/([\w~-]+)\/([\w.~-]+)/.exec(message?.text ?? '');
    }, 'No link was sent');
    this.secrets.add(key);
    return { requestId, id, key, path: `/api/capture/${id}/${key}` };
  }

  /**
   * Waits until every message whose sending began before this call has been sent: sends another one,
   * and waits for that. Messages go out in their order.
   */
  async settled() {
    await this.newLink('TRADE', 'Last In Line');
  }

  /** Ids of one tenant's records, by the name of the parameter that takes them. */
  async ids() {
    const { token, partnerId, user } = await this.admin;
    const get = async (path) => (await this.call('GET', path, { token })).json;
    const requests = (
      await get(`/api/requests?type=TRADE&status=COMPLETED&limit=10&partner_id=${partnerId}`)
    ).requests;
    const details = await Promise.all(requests.map(({ id }) => get(`/api/requests/${id}`)));
    const sold =
      details.find(({ trade_in }) => trade_in?.deal) ??
      details.find(({ auction }) => auction) ??
      details[0];
    const claims = await get(
      `/api/requests?type=CLAIM&status=COMPLETED&limit=1&partner_id=${partnerId}`,
    );
    const claim = await get(`/api/requests/${claims.requests[0].id}`);
    const threads = await get(`/api/leads/messages?limit=10&partner_id=${partnerId}`);
    const people = await get(`/api/users?partner_id=${partnerId}`);
    const reportId = sold.report.report.report_id;
    const comment = await this.call('POST', `/v2/reports/${reportId}/comments`, {
      token,
      json: { message: 'Canary Comment', subject: null },
    });
    const sent = await this.call('POST', '/api/request_batches', {
      token,
      json: {
        request_type: 'TRADE',
        partner_id: partnerId,
        rows: [{ line: 2, name: 'Canary Batch', email: 'canary.batch@owner.test' }],
      },
    });
    const thread = threads.threads?.[0]?.id ?? threads.messages?.[0]?.id;
    const dealers = await get(`/api/partners?type=DEALERSHIP&partner_id=${partnerId}`);
    const directory = await get(`/api/dealer_groups?partner_id=${partnerId}`);
    const views = await get(`/api/saved_views?partner_id=${partnerId}`);
    const sessions = await get('/api/session/list');
    const begun = await get(
      `/api/requests?type=TRADE&status=IN_PROGRESS&limit=50&partner_id=${partnerId}`,
    );
    const added = begun.requests.find(({ addition }) => addition);
    const addedTo = added && (await get(`/api/requests/${added.id}`));
    return {
      id: sold.report.id,
      requestId: sold.report.id,
      reportId,
      tradeId: sold.trade_in?.id,
      auctionId: sold.auction?.id,
      dealId: sold.trade_in?.deal?.id,
      claimId: claim.claim?.id,
      conversationId: thread,
      batchId: sent.json?.batch?.id,
      commentId: comment.json?.comment?.id,
      invitationId: people.invitations?.[0]?.id,
      userId: people.users.find(({ id }) => id !== user.id)?.id,
      uploadId: sold.report.report.uploads[0]?.id,
      // of a report that is being added to, and what was refused of it
      addedId: added?.id,
      additionId: added?.addition.id,
      photoId: addedTo?.report.additions.at(-1)?.shots[0]?.refused_upload_id,
      sessionId: sessions.sessions[0].id,
      dealerId: dealers.partners[0]?.id,
      groupId: directory.groups[0]?.id,
      viewId: views.views[0]?.id,
      partner_id: partnerId,
      traces: ['Northgate', 'Canary Comment', sold.report.name].filter(Boolean),
    };
  }
}

function read(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
