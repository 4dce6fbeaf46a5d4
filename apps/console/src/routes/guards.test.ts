import { makePartner, seeded } from '@forecourt/contract/fixtures';
import { describe, expect, test } from 'vitest';
import type { App } from '../app/App.ts';
import { signInFor } from '../signInFor.ts';
import { afterSignIn, rootRedirect, signedInOnly, signedOutOnly } from './guards.ts';

const partner = makePartner(seeded('guards'));

/** A user with these branches, whose current branch has these areas. */
const app = (token: string | null, partners: unknown[] = [], flows: string[] = []): App => {
  const loaded = { state: { status: 'loaded' } };
  return {
    session: { token },
    branch: {
      ready: async () => undefined,
      partners: { ...loaded, value: partners },
      customisations: loaded,
      byFlow: new Map(flows.map((flow) => [flow, {}])),
    },
  } as unknown as App;
};
const leadsTo = (answer: Response | null): string | null =>
  answer && answer.headers.get('Location');

describe('guards (spec §4)', () => {
  test('without a token every page behind sign-in leads to /login', async () => {
    expect(leadsTo(signedInOnly(app(null), new URL('https://x.test/users')))).toMatch(/^\/login#/);
    expect(leadsTo(await rootRedirect(app(null)))).toBe('/login');
    expect(signedOutOnly(app(null))).toBeNull();
  });

  test('signing in by a link opens the page of the link', () => {
    const link = new URL('https://x.test/claim/report/r1?from=cars#comments');
    const signIn = new URL(leadsTo(signedInOnly(app(null), link))!, link);
    expect([signIn.pathname, signIn.search]).toEqual(['/login', '']);
    expect(afterSignIn(signIn)).toBe('/claim/report/r1?from=cars#comments');
    // Signing out reloads: the next person starts at their own first page.
    expect(leadsTo(signedInOnly(app(null), link, true))).toBe('/login');
  });

  test('signing in leads to no other site, and to the first page by a broken link', () => {
    const pages = [
      'https://evil.test/a',
      '//evil.test/a',
      '/.//evil.test',
      '\\\\evil.test',
      'javascript:a()',
    ];
    for (const page of pages) {
      const { origin, hash } = new URL(signInFor(page), 'https://x.test');
      expect([page, afterSignIn({ origin, hash })]).toEqual([page, '/']);
    }
    for (const hash of ['', '#next=%', '#other=/users']) {
      expect([hash, afterSignIn({ origin: 'https://x.test', hash })]).toEqual([hash, '/']);
    }
  });

  test('with one there is nothing to register for', () => {
    expect(leadsTo(signedOutOnly(app('token')))).toBe('/');
    expect(signedInOnly(app('token'), new URL('https://x.test/users'))).toBeNull();
  });

  test('the root leads to the first area, to the first run, or stays where there is neither', async () => {
    const leads = async (...who: Parameters<typeof app>) =>
      leadsTo(await rootRedirect(app(...who)));
    expect(await leads('token', [partner], ['INSPECT', 'CLAIM'])).toBe('/claim/requests');
    expect(await leads('token', [partner], ['INSPECT', 'TRADE'])).toBe('/trade/sellers');
    expect(await leads('token', [])).toBe('/setup');
    expect(await leads('token', [partner])).toBeNull();
  });
});
