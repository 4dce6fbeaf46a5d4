import { operations } from '../support/Target.mjs';

/** Viewers and agents at every operation above them, whatever their screens offer. */
export const attack = {
  name: 'more than the role allows',
  async *tries(target) {
    const ids = await target.ids();
    const people = { VIEWER: await target.viewer, AGENT: await target.agent };
    const above = { VIEWER: ['AGENT', 'ADMIN'], AGENT: ['ADMIN'] };
    for (const [role, { token }] of Object.entries(people)) {
      for (const { id, method, path, content } of operations) {
        const operation = operations.find((one) => one.id === id);
        if (!above[role].includes(operation.role)) continue;
        const address = path.replace(/\{(\w+)\}/g, (_, name) =>
          path.startsWith('/api/partners/') && name === 'id' ? ids.partner_id : (ids[name] ?? 'x'),
        );
        const json = content['application/json'] && { partner_id: ids.partner_id };
        const query = `partner_id=${ids.partner_id}`;
        const answer = await target.call(method, `${address}?${query}`, { token, json });
        yield {
          what: `${role} ${id} answered ${answer.status}`,
          succeeded: answer.status < 400 || answer.status >= 500,
        };
      }
    }
  },
};
