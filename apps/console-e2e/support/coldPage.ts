import type { Browser, Page, Request } from '@playwright/test';
import { LiveLine } from './liveLine.ts';
import { atRest, visit } from './rest.ts';

/** What a page puts off until it is idle comes within this time, in ms. */
const LATER_MS = 5000;

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
  /** How often live events were a cause to fetch again. */
  causes: number;
}

/** Opens an address as a signed-in person with empty caches, and waits until nothing moves. */
export async function openCold(browser: Browser, signedIn: Page, path: string): Promise<ColdPage> {
  const { origin } = new URL(signedIn.url());
  const context = await browser.newContext({
    storageState: await signedIn.context().storageState(),
  });
  const page = await context.newPage();
  const requests: Request[] = [];
  page.on('request', (request) => request.url().startsWith('http') && requests.push(request));
  const line = new LiveLine(page);
  // So that what it puts off needs no waiting for.
  await page.clock.install();
  await visit(page, origin + path);
  await line.joined();
  await page.clock.fastForward(LATER_MS);
  await atRest(page);
  // What was fetched again for a live event is not the page's own.
  const own = line.causes > 0 ? withoutRepeats(requests) : requests;
  const sizes = await Promise.all(own.map(sizeOf));
  await context.close();
  const sum = (wanted: (kind: string) => boolean): number =>
    sizes.reduce((total, { kind, bytes }) => (wanted(kind) ? total + bytes : total), 0) / 1000;
  return {
    requests: sizes.length,
    codeKb: sum((kind) => kind === 'script' || kind === 'stylesheet'),
    filesKb: sum((kind) => kind !== 'fetch' && kind !== 'xhr'),
    calls: requests.filter(isCall).map(callOf),
    causes: line.causes,
  };
}

const withoutRepeats = (requests: readonly Request[]): Request[] => [
  ...new Map(requests.map((one) => [callOf(one), one])).values(),
];

const callOf = (request: Request): string => `${request.method()} ${request.url()}`;

const isCall = (request: Request): boolean => ['fetch', 'xhr'].includes(request.resourceType());

async function sizeOf(request: Request): Promise<{ kind: string; bytes: number }> {
  return { kind: kindOf(request), bytes: (await request.sizes()).responseBodySize };
}

/** A preloaded file is code as well, whatever asked for it first. */
function kindOf(request: Request): string {
  const { pathname } = new URL(request.url());
  if (pathname.endsWith('.js')) return 'script';
  return pathname.endsWith('.css') ? 'stylesheet' : request.resourceType();
}
