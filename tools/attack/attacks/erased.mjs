/**
 * Another tenant’s privacy requests, and an erased customer: none of their data may be reachable.
 */
export const attack = {
  name: 'privacy: other tenants, and who was erased',
  async *tries(target) {
    const admin = await target.admin;
    const name = `Quillfeather ${Date.now()}`;
    const link = await target.newLink('TRADE', name);
    const body = { reason: 'Asked for it by telephone', confirmation: name };
    for (const who of [await target.stranger, await target.agent, await target.viewer]) {
      const { token } = who;
      for (const [method, path, json] of [
        ['GET', `/api/requests/${link.requestId}/customer`],
        ['POST', `/api/requests/${link.requestId}/customer/export`, body],
        ['POST', `/api/requests/${link.requestId}/customer/erase`, body],
        ['GET', `/api/partners/${admin.partnerId}/privacy/customers?search=Quill`],
        ['GET', `/api/partners/${admin.partnerId}/privacy/records`],
        ['GET', `/api/partners/${admin.partnerId}/security/events`],
      ]) {
        const { status } = await target.call(method, path, { token, json });
        const what = `${who.user.email}: ${method} ${path} answered ${status}`;
        yield { what, succeeded: status < 400 || status >= 500 };
      }
    }
    const { token } = admin;
    const erase = `/api/requests/${link.requestId}/customer/erase`;
    const { status } = await target.call('POST', erase, { token, json: body });
    if (status >= 400) throw new Error(`The customer could not be erased: ${status}`);
    const partner = `partner_id=${admin.partnerId}`;
    for (const path of [
      link.path,
      `/api/requests/${link.requestId}`,
      `/api/requests/${link.requestId}/events`,
      `/api/requests?type=TRADE&limit=50&${partner}`,
      `/api/requests/search?q=Quillfeather&${partner}`,
      `/api/partners/${admin.partnerId}/privacy/customers?search=Quillfeather`,
      `/api/partners/${admin.partnerId}/security/events`,
      '/api/outbox?limit=100',
    ]) {
      const { text } = await target.call('GET', path, { token });
      yield { what: `${path.split('?')[0]} tells of them`, succeeded: text.includes(name) };
    }
  },
};
