import type { Page, WebSocketRoute } from '@playwright/test';
import { deferred } from './deferred.ts';

/** A page's sockets, held back. */
export interface HeldSockets {
  /** Resolves once the page has tried to connect. */
  asked: Promise<void>;
  release: () => void;
}

/** Holds a page's sockets back until they are released. Call it before the first page. */
export async function heldSockets(page: Page): Promise<HeldSockets> {
  const asked = deferred();
  const released = deferred();
  await page.routeWebSocket(/\/socket\//, async (socket) => {
    asked.resolve();
    await released.promise;
    socket.connectToServer();
  });
  await page.route(/\/socket\/longpoll/, async (route) => {
    await released.promise;
    await route.continue().catch(() => undefined);
  });
  return { asked: asked.promise, release: () => released.resolve() };
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
