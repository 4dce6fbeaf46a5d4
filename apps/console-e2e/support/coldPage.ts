import type { Browser, Page, Request } from '@playwright/test';

/** How long a page makes no request before it counts as quiet, in milliseconds. */
const QUIET_MS = 5000;

/**
 * What a page requested until it was quiet; sizes in kB (1000 bytes) as transferred, without
 * headers.
 */
export interface ColdPage {
  requests: number;
  /** Scripts and style sheets. */
  codeKb: number;
  /** Everything but answers of the API, which the validating proxy sends uncompressed. */
  filesKb: number;
  /** Method and address of every call of the API, in their order. */
  calls: string[];
}

/** Opens an address as a signed-in person with empty caches, and waits until nothing moves. */
export async function openCold(browser: Browser, signedIn: Page, path: string): Promise<ColdPage> {
  const { origin } = new URL(signedIn.url());
  const context = await browser.newContext({
    storageState: await signedIn.context().storageState(),
  });
  const page = await context.newPage();
  const requests = watch(page);
  await page.goto(origin + path);
  while (requests.idleMs() < QUIET_MS) await page.waitForTimeout(200);
  const sizes = await Promise.all(requests.all.map(sizeOf));
  await context.close();
  const sum = (wanted: (kind: string) => boolean): number =>
    sizes.reduce((total, { kind, bytes }) => (wanted(kind) ? total + bytes : total), 0) / 1000;
  return {
    requests: sizes.length,
    codeKb: sum((kind) => kind === 'script' || kind === 'stylesheet'),
    filesKb: sum((kind) => kind !== 'fetch'),
    calls: requests.all.filter(isCall).map((one) => `${one.method()} ${one.url()}`),
  };
}

/** Collects a page's requests over the network. */
function watch(page: Page): { all: Request[]; idleMs(): number } {
  const all: Request[] = [];
  let open = 0;
  let last = Date.now();
  const moved = (change: number) => () => {
    open += change;
    last = Date.now();
  };
  page.on('request', (request) => request.url().startsWith('http') && all.push(request));
  page.on('request', moved(1));
  page.on('requestfinished', moved(-1));
  page.on('requestfailed', moved(-1));
  return { all, idleMs: () => (open > 0 ? 0 : Date.now() - last) };
}

const isCall = (request: Request): boolean => request.resourceType() === 'fetch';

async function sizeOf(request: Request): Promise<{ kind: string; bytes: number }> {
  return { kind: kindOf(request), bytes: (await request.sizes()).responseBodySize };
}

/** A preloaded file is code as well, whatever asked for it first. */
function kindOf(request: Request): string {
  const { pathname } = new URL(request.url());
  if (pathname.endsWith('.js')) return 'script';
  return pathname.endsWith('.css') ? 'stylesheet' : request.resourceType();
}
