import type { Page, WebSocketRoute } from '@playwright/test';

/** The network of a page, sockets and all, which going offline alone leaves open. Before its first page. */
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
