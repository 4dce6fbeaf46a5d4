import { test as base } from '@playwright/test';

export { expect } from '@playwright/test';

/**
 * A journey. The windows that it opened by hand close with it: left open, they would go on to load,
 * poll and draw beside the next one.
 */
export const test = base.extend<{ closedWindows: void }>({
  closedWindows: [
    async ({ browser }, use) => {
      await use();
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});
