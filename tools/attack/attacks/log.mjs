import { until } from '../support/until.mjs';

/** A path that is in the log once all before it is. */
const LAST = 'the-last-line';

/** What the other attacks left in the server's log: no token, no key of a link, no password. */
export const attack = {
  name: 'secrets in the log',
  async *tries(target) {
    const { key } = await target.newLink();
    const { token } = await target.admin;
    const at = target.call.bind(target);
    await at('GET', `/api/session?token=${token}&key=${key}&password=demo1234`);
    await at('GET', `/socket/longpoll?vsn=2.0.0&token=${token}`);
    await at('GET', `/trade/report/public/a/${key}`, { headers: { referer: `/capture/a/${key}` } });
    await at('GET', `/api/${LAST}`);
    const log = await until(
      () => target.log().includes(LAST) && target.log(),
      'No log was written',
    );
    yield { what: 'no log was written: nothing was shown', succeeded: !log.includes('"url"') };
    const refusals = log.split('\n').filter((line) => line.includes('authorization refused'));
    yield { what: 'no refusal stands in the log', succeeded: refusals.length === 0 };
    const personal = refusals.some((line) => !line.includes('"user"') || line.includes('@'));
    yield { what: 'a refusal names a person, or nobody', succeeded: personal };
    for (const secret of target.secrets) {
      yield { what: `${secret.slice(0, 6)}… stands in the log`, succeeded: log.includes(secret) };
    }
    for (const password of ['nine blue lanterns', 'password":"', 'password=demo1234']) {
      yield { what: `${password} stands in the log`, succeeded: log.includes(password) };
    }
  },
};
