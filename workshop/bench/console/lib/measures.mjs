/* global window */
// The measurements of an app. Each takes a function that opens fresh pages and returns figures.
import { median } from './report.mjs';

/** The sign-in page, loaded cold, then the time from its button until ten requests are shown. */
export async function signIn({ app, open }) {
  const session = await open({ signedIn: false });
  const { page, network } = session;
  await session.goto(app.paths.signIn);
  await page.waitForSelector(app.signIn.ready);
  await network.quiet();
  const vitals = await session.vitals();
  const code = network.code();
  await app.signIn.fill(page);
  await network.quiet(300);
  const pressed = Date.now();
  await app.signIn.submit(page);
  // The console reloads the page here (as its specification says): the probe is injected again.
  const rows = await throughNavigation(() => session.rowsShown());
  const toRows = (await page.evaluate((at) => performance.timeOrigin + at, rows)) - pressed;
  await session.close();
  return { code, firstPaint: vitals.firstPaint, shift: vitals.shift, toRows };
}

async function throughNavigation(look) {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await look();
    } catch (error) {
      const navigated = /context was destroyed|navigat/i.test(error.message);
      if (!navigated || attempt === 5) throw error;
    }
  }
}

/** A list opened by its address: nothing cached, with a session on the device. */
export async function list({ app, open }) {
  const session = await open({ signedIn: true });
  await session.goto(app.paths.list);
  const { network } = session;
  const rows = await session.rowsShown();
  const codeUntilRows = network.code();
  const { blocking, longest } = await session.longTasks(0, rows);
  await network.quiet(5000);
  const vitals = await session.vitals();
  const size = await session.size();
  const sums = {
    codeUntilRows,
    code: network.code(),
    all: network.all(),
    requests: network.requests(),
  };
  await session.close();
  return { rows, blocking, longest, ...vitals, ...sums, ...size };
}

/**
 * The whole first screen: rows, counts, unread badges, the first conversation, and then the menu
 * that a press on a row's button opens.
 */
export async function whole({ app, open }) {
  const session = await open({ signedIn: true });
  await session.goto(app.paths.list);
  await session.rowsShown();
  const shown = await session.shown(app.firstScreen);
  const whole = await openMenu(session, app);
  await session.close();
  return { shown, whole };
}

/** Presses a row's menu; resolves to the time at which its items are shown. */
async function openMenu({ page, shown }, { rowMenu }) {
  await page.click(rowMenu);
  return shown(['[role=menu] [role=menuitem]']);
}

/** A press on a row's menu one second after the rows, until the menu is open. */
export async function menu({ app, open }) {
  const session = await open({ signedIn: true });
  await session.goto(app.paths.list);
  await session.rowsShown();
  await session.page.waitForTimeout(1000);
  const shown = await openMenu(session, app);
  const pressed = await session.page.evaluate(() => window.probe.pointerAt);
  await session.close();
  return { open: shown - pressed };
}

/** Three searches and three tabs not shown before, each until every row matches. */
export async function interact({ app, open }) {
  const session = await open({ signedIn: true });
  const { page, network } = session;
  await session.goto(app.paths.list);
  await session.rowsShown();
  await network.quiet();
  const since = (name, rows) => page.evaluate(([key, at]) => at - window.probe[key], [name, rows]);
  const searches = [];
  for (const term of ['ekl', 'kov', 'nyb']) {
    await page.click(app.search.input, { clickCount: 3 });
    // Together: whichever fails, the other's failure is taken too, and the run goes on.
    const [shown] = await Promise.all([
      session.rowsShown({ each: term }),
      page.keyboard.type(term),
    ]);
    searches.push((await since('inputAt', shown)) - app.search.debounce);
    await network.quiet(300);
  }
  await page.click(app.search.input, { clickCount: 3 });
  await page.keyboard.press('Delete');
  await network.quiet(1200);
  const tabs = [];
  for (const label of ['New', 'Sent', 'Opened']) {
    const [shown] = await Promise.all([
      session.rowsShown({ least: 5, each: label }),
      page.click(app.tab(label)),
    ]);
    tabs.push(await since('pointerAt', shown));
    await network.quiet(300);
  }
  await session.close();
  return { search: median(searches), tab: median(tabs) };
}

/** Scrolls at 120 px a frame until 500 requests are loaded. */
export async function scroll500({ app, open }) {
  const { session, scroll } = await openForScroll({ app, open });
  const { p95, longest, tasks } = await scroll({ until: 500, step: 120 });
  await session.close();
  return { p95, longest, longTasks: tasks.total };
}

/** Scrolls as fast as it loads until 2,000 requests are loaded. */
export async function scroll2000({ app, open }) {
  const { session, scroll } = await openForScroll({ app, open });
  await scroll({ until: 2000, step: 0 });
  await session.network.quiet(300);
  const size = await session.size();
  await session.close();
  return size;
}

/** Scrolls through all 10,000: rows in the page, longest task, and memory growth on the way. */
export async function scroll10000({ app, open }) {
  const { session, scroll } = await openForScroll({ app, open });
  const at = {};
  let mostRows = 0;
  let longestTask = 0;
  let longTasks = 0;
  for (const until of [1000, 2500, 5000, 10_000]) {
    const part = await scroll({ until, step: 0 });
    mostRows = Math.max(mostRows, part.mostRows);
    longestTask = Math.max(longestTask, part.tasks.longest);
    longTasks += part.tasks.total;
    at[until] = await session.size();
  }
  await session.close();
  const heaps = Object.fromEntries(
    Object.entries(at).map(([rows, { heap }]) => [`heap${rows}`, heap]),
  );
  return { mostRows, elements: at[10_000].elements, longestTask, longTasks, ...heaps };
}

async function openForScroll({ app, open }) {
  const session = await open({ signedIn: true });
  await session.goto(app.paths.list);
  await session.rowsShown();
  await session.network.quiet();
  const { scroller, rows, loaded } = app;
  const scroll = (how) =>
    session.page.evaluate((all) => window.probe.scroll(all), { scroller, rows, loaded, ...how });
  return { session, scroll };
}
