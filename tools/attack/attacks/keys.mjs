import { randomBytes } from 'node:crypto';

/** Link keys that are guessed, truncated, changed, or belong to something else. */
export const attack = {
  name: 'keys of links, guessed and mixed up',
  async *tries(target, { short }) {
    const one = await target.newLink();
    const other = await target.newLink('CLAIM');
    const at = target.call.bind(target);
    const flipped = one.key.replace(/^./, (first) => (first === 'a' ? 'b' : 'a'));
    const wrong = [
      other.key,
      flipped,
      one.key.slice(0, -1),
      `${one.key}a`,
      one.key.toUpperCase(),
      '0',
      'null',
      'undefined',
      '%00',
      '..',
      '*',
      "' or 1=1--",
      one.id,
      ...Array.from({ length: short ? 20 : 200 }, () => randomBytes(24).toString('base64url')),
    ].filter((key) => key !== one.key);
    for (const key of wrong.map(encodeURIComponent)) {
      for (const path of [
        `/api/capture/${one.id}/${key}`,
        `/api/requests/${one.id}/${key}`,
        `/api/public/conversations/${one.id}/${key}`,
        `/api/public/receipts/${one.id}/${key}`,
        `/api/public/auctions/dealers/${key}`,
        `/api/public/dealers/${key}`,
        `/api/public/dealer_opt_outs/${key}`,
        `/api/public/digest_opt_outs/${key}`,
        `/api/public/delivery_receipts/${key}`,
        `/api/public/invitations/${key}`,
        `/api/assets/${key}`,
        `/media/${key}/0.jpg`,
      ]) {
        const { status } = await at('GET', path);
        yield { what: `GET ${path} answered ${status}`, succeeded: status < 400 || status >= 500 };
      }
    }
    // The customer's key opens neither a public report nor a staff operation.
    for (const path of [`/api/requests/${one.id}/${one.key}`, `/api/requests/${one.id}`]) {
      const { status } = await at('GET', path, { token: one.key });
      yield { what: `the customer’s key at ${path}`, succeeded: status < 400 };
    }
  },
};
