import { until } from '../support/until.mjs';

/** Line breaks in names and addresses: headers of mails, and of answers. */
export const attack = {
  name: 'headers in names, and line breaks',
  async *tries(target) {
    const { token, partnerId } = await target.admin;
    const breaks = ['\r\n', '\n', '\r', '\u2028', '\u0085', '%0d%0a'];
    const expected = [];
    for (const [index, line] of breaks.entries()) {
      const email = `break.${index}.${Date.now()}@owner.test`;
      const name = `Ann${line}Bcc: victim@else.test${line}${line}<b>Hello</b>`;
      const common = { request_type: 'TRADE', partner_id: partnerId };
      const json = { ...common, name, email };
      const sent = await target.call('POST', '/api/requests', { token, json });
      if (sent.status < 400) expected.push(email);
      const wrong = `a@owner.test${line}Bcc: victim@else.test`;
      const { status } = await target.call('POST', '/api/requests', {
        token,
        json: { ...common, name: 'Ann', email: wrong },
      });
      yield { what: `an address with ${JSON.stringify(line)}`, succeeded: status < 400 };
      const answer = await target.call('GET', `/api/requests/x%0d%0aSet-Cookie:a=b${index}`, {
        token,
      });
      const hasCookie = answer.headers.has('set-cookie');
      yield { what: 'a header of an answer from its address', succeeded: hasCookie };
    }
    const messages = await until(async () => {
      const outbox = await target.outbox();
      return expected.every((email) => outbox.some(({ to }) => to === email)) && outbox;
    }, 'Not every message was sent');
    for (const { to, subject, text } of messages) {
      const broken = /[\r\n]/.test(`${to}${subject ?? ''}`) || to.includes('victim@else.test');
      yield { what: `a message to ${to}`, succeeded: broken };
      yield { what: `a line of its own in a text`, succeeded: /[\r\n]Bcc:/.test(text ?? '') };
    }
  },
};
