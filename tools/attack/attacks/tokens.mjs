import { createHash } from 'node:crypto';

/** Invalid tokens, in every form that a careless check accepts. */
export const attack = {
  name: 'made-up tokens',
  async *tries(target) {
    const { token, user } = await target.admin;
    const part = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = part({ sub: user.id, role: 'ADMIN', exp: 9_999_999_999 });
    const tokens = [
      `${part({ alg: 'none', typ: 'JWT' })}.${claims}.`,
      `${part({ alg: 'HS256', kid: '../../dev/null' })}.${claims}.${part({})}`,
      'null',
      'undefined',
      'true',
      '0',
      '*',
      "' or '1'='1",
      '[object Object]',
      user.id,
      token.slice(1),
      `${token}x`,
      token.toLowerCase(),
      [...token].reverse().join(''),
      createHash('sha256').update(token).digest('base64url'),
      'a'.repeat(100_000),
    ];
    for (const made of tokens) {
      for (const authorization of [made, `Bearer ${made}`, `Basic ${made}`]) {
        const { status } = await target.call('GET', '/api/session', { headers: { authorization } });
        const what = `${authorization.slice(0, 60)} answered ${status}`;
        yield { what, succeeded: status < 400 || status >= 500 };
      }
    }
    for (const path of [`/api/session?token=${token}`, `/api/my/partners?Authorization=${token}`]) {
      const { status } = await target.call('GET', path);
      yield { what: `a token in the query of ${path.split('?')[0]}`, succeeded: status < 400 };
    }
    const cookie = { cookie: `authToken=${token}; token=${token}` };
    const { status } = await target.call('GET', '/api/session', { headers: cookie });
    yield { what: 'a token in a cookie', succeeded: status < 400 };
  },
};
