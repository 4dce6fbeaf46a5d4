import type { Browser, Page } from '@playwright/test';
import { faultsOf } from '../support/everyWidth.ts';
import { inFirstScreen, screens } from '../support/firstScreen.ts';
import { Outcomes } from '../support/outcomes.ts';
import type { Outcome } from '../support/outcomes.ts';
import { OwnServer } from '../support/OwnServer.ts';
import { Staff } from '../support/staff.ts';
import { expect, test } from '../support/test.ts';

/** Auctions below their reserve, and bought now: every side's page fits, and says first what to do. */

let server: OwnServer;

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.beforeAll(async () => {
  server = await OwnServer.start();
});
test.afterAll(async () => server?.stop());

interface Seen {
  of: Exclude<keyof Outcome, 'staff'>;
  title: string;
  /** What is to be done, as a link or button; nothing where one waits. */
  action?: string;
}

const outcomes: {
  name: 'reserveNotMet' | 'boughtNow';
  /** What staff do next. */
  next: string;
  seen: Seen[];
}[] = [
  {
    name: 'reserveNotMet',
    next: 'Start again',
    seen: [
      { of: 'owner', title: 'The auction has ended below the reserve' },
      { of: 'first', title: 'Your offer is the best, but below the reserve' },
      { of: 'second', title: 'The reserve price was not met', action: 'Your auctions' },
    ],
  },
  {
    name: 'boughtNow',
    next: 'Copy link',
    seen: [
      { of: 'owner', title: 'You have an offer', action: 'Accept offer' },
      { of: 'first', title: 'Best offer: waiting for the owner' },
      {
        of: 'second',
        title: 'Unfortunately, you were not the winner this time.',
        action: 'Your auctions',
      },
    ],
  },
];

const newPage = (browser: Browser): Promise<Page> =>
  browser.newPage({ baseURL: server.origin, reducedMotion: 'reduce' });

for (const { name, next, seen } of outcomes) {
  test(`an auction that ends as ${name} fits every width, for every side`, async ({ browser }) => {
    const desk = await newPage(browser);
    const outcome = await (await Outcomes.on(server, desk))[name]();
    const visitor = await newPage(browser);
    for (const { of, title, action } of seen) {
      expect.soft(await faultsOf(visitor, outcome[of]), of).toEqual([]);
      for (const screen of screens) {
        await visitor.setViewportSize(screen);
        await visitor.goto(outcome[of]);
        await inFirstScreen(visitor, visitor.getByRole('heading', { name: title }));
        if (!action) continue;
        const links = visitor.getByRole('link', { name: action });
        await inFirstScreen(visitor, links.or(visitor.getByRole('button', { name: action })));
      }
    }
    await new Staff(desk).signIn();
    expect.soft(await faultsOf(desk, outcome.staff)).toEqual([]);
    for (const screen of screens.slice(0, 2)) {
      await desk.setViewportSize(screen);
      await desk.goto(outcome.staff);
      const links = desk.getByRole('link', { name: next });
      await inFirstScreen(desk, links.or(desk.getByRole('button', { name: next })));
    }
  });
}
