import { isCommonAssetRequest } from 'msw';

/** What Storybook and its tests load for themselves. */
const ownRequests =
  /\.mdx$|sb-common-assets|iframe\.html|sb-vite|@vite|@react-refresh|\/virtual:|\.stories\./;

/** Starts the worker that answers stories' requests; one without a handler is a warning. */
export async function startWorker() {
  const { setupWorker } = await import('msw/browser');
  const worker = setupWorker();
  await worker.start({
    quiet: true,
    onUnhandledRequest(request, print) {
      // A request of a window that is closing is handed to another one, whose story never made it.
      const isForeign = request.referrer !== addressOfWindow();
      if (isForeign || isCommonAssetRequest(request) || ownRequests.test(request.url)) return;
      print.warning();
    },
  });
  return worker;
}

/** As requests name it: without its fragment. */
const addressOfWindow = (): string => window.location.href.split('#', 1)[0]!;
