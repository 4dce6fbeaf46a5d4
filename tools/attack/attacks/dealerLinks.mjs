import { until } from '../support/until.mjs';

/**
 * Links to dealers' own pages: asking must not reveal who is a dealer, and one dealer's key must open
 * nothing of another's.
 */
export const attack = {
  name: 'links to dealers’ own pages',
  async *tries(target) {
    const { token } = await target.admin;
    const at = target.call.bind(target);
    const listed = await at('GET', '/api/partners?type=DEALERSHIP&has_email=true', { token });
    const [dealer, other] = listed.json?.partners ?? [];
    if (!dealer || !other) throw new Error('The demo has no two dealers');
    const evil = 'evil.test';
    const headers = { 'x-forwarded-host': evil, origin: `https://${evil}` };
    const ask = (email) => at('POST', '/api/public/dealer_links', { json: { email }, headers });
    const known = await ask(dealer.email);
    const unknown = await ask('nobody.at.all@dealers.test');
    yield {
      what: `a known address answers ${known.status}, an unknown one ${unknown.status}`,
      succeeded: known.status !== unknown.status || known.text !== unknown.text,
    };
    const [, origin, key] = await until(async () => {
      const mails = (await target.outbox()).filter(({ to }) => to === dealer.email);
      return mails
        .map(({ text }) => /(http\S+)\/dealers\/([\w-]{38,})/.exec(text ?? ''))
        .find(Boolean);
    }, 'No link to a dealer’s page was sent');
    target.secrets.add(key);
    yield { what: `the link leads to ${origin}`, succeeded: origin !== target.origin };
    const page = await at('GET', `/api/public/dealers/${key}`);
    yield { what: `the right key answered ${page.status}`, succeeded: page.status !== 200 };
    for (const trace of [other.name, other.email, other.id]) {
      yield { what: `the page tells of ${trace}`, succeeded: page.text.includes(trace) };
    }
    const signature = key.slice(-22);
    for (const wrong of [other.id + signature, key.slice(0, -1), `${key}A`, signature]) {
      const { status } = await at('GET', `/api/public/dealers/${encodeURIComponent(wrong)}`);
      yield { what: `a changed key answered ${status}`, succeeded: status !== 404 };
    }
    // The key of the page is no key of one auction, no session and no other link.
    for (const path of [
      `/api/public/auctions/dealers/${key}`,
      `/api/requests/${dealer.id}/${key}`,
      '/api/session',
    ]) {
      const { status } = await at('GET', path, { token: key });
      yield { what: `the page’s key at ${path}`, succeeded: status < 400 };
    }
    const asked = [];
    for (let time = 0; time < 6; time += 1) asked.push((await ask(dealer.email)).status);
    yield { what: `asking on and on: ${asked.join(' ')}`, succeeded: !asked.includes(429) };
  },
};
