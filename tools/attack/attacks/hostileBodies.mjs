import { operations } from '../support/Target.mjs';

const deep = (levels) => '['.repeat(levels) + ']'.repeat(levels);

/** Bodies that crash a careless server, at a customer's link and at every operation. */
export const attack = {
  name: 'hostile bodies',
  async *tries(target, { short }) {
    const { path, id } = await target.newLink();
    const { token } = await target.admin;
    const json = 'application/json';
    const bodies = [
      ['image/png', Buffer.alloc(8_000_000, 1)],
      [json, Buffer.alloc(28_000_000, 32)],
      [json, deep(10_000)],
      [json, `{"a":${deep(100_000)}}`],
      [json, '{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}'],
      [json, '{"contact":{"name":"a","name":"b"}'],
      [json, ''],
      [json, 'null'],
      [json, '"text"'],
      ['application/json; charset=utf-16', '{}'],
      ['text/html', '<script>1</script>'],
      ['application/x-www-form-urlencoded', 'contact[name]=a'],
      ['multipart/form-data; boundary=x', '--x--'],
      ['application/xml', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>'],
    ];
    for (const [type, body] of bodies) {
      let isOver = false;
      const others = (async () => {
        const statuses = new Set();
        while (!isOver) statuses.add((await target.call('GET', '/health')).status);
        return [...statuses];
      })();
      const headers = { 'content-type': type };
      const { status } = await target.call('PATCH', path, { body, headers });
      isOver = true;
      const statuses = await others;
      const what = `${type} of ${body.length} bytes answered ${status}`;
      yield { what, succeeded: status >= 500 || (status > 0 && status < 400) };
      const refused = statuses.some((one) => one !== 200);
      yield { what: `${what}: others were answered ${statuses}`, succeeded: refused };
    }
    const writes = operations.filter(
      ({ method, id: operation }) =>
        !['GET', 'DELETE'].includes(method) &&
        !['submitCapture', 'openCapture', 'revokeRequestLinks'].includes(operation),
    );
    for (const { id: operation, method, path: pattern, content } of writes) {
      const address = pattern.replace(/\{\w+\}/g, id);
      if (Object.keys(content).length === 0) continue;
      for (const [type, body] of short ? bodies.slice(4, 8) : bodies.slice(2)) {
        const headers = { 'content-type': type };
        const { status } = await target.call(method, address, { token, body, headers });
        const what = `${operation} with ${type} answered ${status}`;
        yield { what, succeeded: status >= 500 || (status > 0 && status < 400) };
      }
      const { status } = await target.call(method, address, { token });
      yield { what: `${operation} without a body answered ${status}`, succeeded: status >= 500 };
    }
  },
};
