/** Pages of another site: forms, calls and frames. */
export const attack = {
  name: 'another site’s page: forms, calls, frames',
  async *tries(target) {
    const origin = 'https://evil.test';
    const { token } = await target.admin;
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      for (const path of [
        '/api/session',
        '/api/session/signup',
        '/api/requests/self',
        '/api/setup',
      ]) {
        const body = '{"username":"staff@northgate.test","password":"demo1234"}';
        const headers = { origin, 'content-type': type };
        const { status } = await target.call('POST', path, { body, headers });
        yield { what: `a form as ${type} to ${path} answered ${status}`, succeeded: status < 400 };
      }
    }
    for (const path of ['/api/session', '/api/my/partners', '/api/outbox', '/config.json']) {
      const asked = {
        origin,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization',
      };
      const ahead = await target.call('OPTIONS', path, { headers: asked });
      const read = await target.call('GET', path, { token, headers: { origin } });
      for (const { headers } of [ahead, read]) {
        const allowed = headers.get('access-control-allow-origin');
        yield {
          what: `${path} may be read by ${allowed}`,
          succeeded:
            allowed === origin || headers.get('access-control-allow-credentials') === 'true',
        };
      }
    }
    for (const path of [
      '/',
      '/login',
      '/trade/sellers',
      '/capture/a/b',
      '/trade/report/public/a/b',
      '/outbox',
      '/northgate-trade',
    ]) {
      const { headers } = await target.call('GET', path);
      const policy = headers.get('content-security-policy') ?? '';
      const framed =
        !/frame-ancestors 'none'/.test(policy) && headers.get('x-frame-options') !== 'DENY';
      yield { what: `${path} in a frame`, succeeded: framed };
      yield {
        what: `${path} with scripts of others`,
        succeeded: !/script-src 'self'/.test(policy),
      };
      const sniffed = headers.get('x-content-type-options') !== 'nosniff';
      yield { what: `${path} taken for another type`, succeeded: sniffed };
    }
  },
};
