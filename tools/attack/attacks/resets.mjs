import { operations } from '../support/Target.mjs';
import { until } from '../support/until.mjs';

/**
 * Forgotten passwords: the response must not reveal who has an account, and keys must not be
 * guessable.
 */
export const attack = {
  name: 'forgotten passwords',
  async *tries(target) {
    const forgot = operations.find(
      ({ method, path }) => method === 'POST' && /forgot|password.?reset/i.test(path),
    );
    yield { what: 'there is no way to ask for a new password', succeeded: !forgot };
    if (!forgot || forgot.path.includes('{')) return;
    const evil = 'evil.test';
    const headers = {
      'x-forwarded-host': evil,
      forwarded: `host=${evil}`,
      origin: `https://${evil}`,
    };
    const ask = (email) => target.call('POST', forgot.path, { json: { email }, headers });
    const known = await ask('agent@northgate.test');
    const unknown = await ask('nobody.at.all@northgate.test');
    yield {
      what: `a known address answers ${known.status}, an unknown one ${unknown.status}`,
      succeeded: known.status !== unknown.status || known.text !== unknown.text,
    };
    const link = await until(async () => {
      const texts = (await target.outbox()).map(({ text }) => text ?? '');
      return texts.map((text) => /(http\S+)\/reset\/([\w-]{43})/.exec(text)).find(Boolean);
    }, 'No link to choose a password was sent');
    target.secrets.add(link[2]);
    yield { what: `the link leads to ${link[1]}`, succeeded: link[1] !== target.origin };
    const address = forgot.path + `/${link[2]}`;
    const json = { password: 'nine blue lanterns' };
    const uses = await Promise.all(
      Array.from({ length: 8 }, () => target.call('POST', address, { json })),
    );
    uses.push(await target.call('POST', address, { json }), await target.call('GET', address));
    const taken = uses.filter((one) => one.status < 400).length;
    yield { what: `one link was taken ${taken} times`, succeeded: taken !== 1 };
    const byKey = operations.filter(({ path }) => /reset\/?\{|resets?\/\{/i.test(path));
    for (const { method, path } of byKey) {
      for (const key of ['0', 'null', 'a'.repeat(43), '%00']) {
        const address = path.replace(/\{\w+\}/, key);
        const json = method === 'GET' ? undefined : { password: 'nine blue lanterns' };
        const { status } = await target.call(method, address, { json });
        yield { what: `${method} ${address} answered ${status}`, succeeded: status < 400 };
      }
    }
  },
};
