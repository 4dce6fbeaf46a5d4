import { makePartner, seeded } from '@forecourt/contract/fixtures';
import { describe, expect, test } from 'vitest';
import type { App } from '../app/App.ts';
import { rootRedirect, signedInOnly, signedOutOnly } from './guards.ts';

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
    expect(leadsTo(signedInOnly(app(null)))).toBe('/login');
    expect(leadsTo(await rootRedirect(app(null)))).toBe('/login');
    expect(signedOutOnly(app(null))).toBeNull();
  });

  test('with one there is nothing to register for', () => {
    expect(leadsTo(signedOutOnly(app('token')))).toBe('/');
    expect(signedInOnly(app('token'))).toBeNull();
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
