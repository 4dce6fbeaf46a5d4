import { operations } from '../support/Target.mjs';

/** Forgotten passwords: who has an account must not be told, and keys must not be guessed. */
export const attack = {
  name: 'forgotten passwords',
  async *tries(target) {
    const forgot = operations.find(
      ({ method, path }) => method === 'POST' && /forgot|password.?reset/i.test(path),
    );
    yield { what: 'there is no way to ask for a new password', succeeded: !forgot };
    if (!forgot || forgot.path.includes('{')) return;
    const ask = (email) => target.call('POST', forgot.path, { json: { email } });
    const known = await ask('agent@northgate.test');
    const unknown = await ask('nobody.at.all@northgate.test');
    yield {
      what: `a known address answers ${known.status}, an unknown one ${unknown.status}`,
      succeeded: known.status !== unknown.status || known.text !== unknown.text,
    };
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
