import type { Page, WebSocketRoute } from '@playwright/test';

/** Blocks a page's sockets until the returned function is called. Call it before the first page. */
export async function heldSockets(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.routeWebSocket(/\/socket\//, async (socket) => {
    await released;
    socket.connectToServer();
  });
  await page.route(/\/socket\/longpoll/, async (route) => {
    await released;
    await route.continue().catch(() => undefined);
  });
  return release;
}

/**
 * A page's network including its sockets, which `setOffline` leaves open. Call it before the first
 * page.
 */
export async function cuttable(page: Page) {
  let isCut = false;
  const open = new Set<WebSocketRoute>();
  await page.routeWebSocket(/\/socket\//, (socket) => {
    if (isCut) return void socket.close({ code: 1001 });
    socket.connectToServer();
    open.add(socket);
  });
  return {
    cut: async () => {
      isCut = true;
      await page.context().setOffline(true);
      for (const socket of open) void socket.close({ code: 1001 });
      open.clear();
    },
    mend: async () => {
      isCut = false;
      await page.context().setOffline(false);
    },
  };
}
