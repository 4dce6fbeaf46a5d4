import { prepare } from './prepare.ts';

/** Prepares photos off the main thread, so that the page stays responsive. */
addEventListener('message', (event: MessageEvent<{ id: number; file: Blob }>) => {
  const { id, file } = event.data;
  prepare(file).then(
    (preparation) => postMessage({ id, preparation }),
    () => postMessage({ id, preparation: null }),
  );
});
