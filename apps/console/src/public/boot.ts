import './boot.css';
import { preloadCover } from '@forecourt/feature-report/cover';
import type { ReportData } from '@forecourt/feature-report';
import { applyColorMode } from '@forecourt/ui/theme';
import { readConfig } from '../boot/readConfig.ts';
import { readLanguageTables } from '../boot/readLanguageTables.ts';
import { callOfLink, readReportLink } from './reportLink.ts';

/** Requests started before the page's own code has loaded. */
export interface PublicBoot {
  config: Promise<unknown>;
  /** Body of the report's response, only once; undefined if there was no successful one. */
  report: Promise<unknown> | undefined;
}

declare global {
  var forecourtPublic: PublicBoot | undefined;
}

/** Prefetches the report in the address while the page's own code is loading. */
async function askForReport(config: Promise<unknown>): Promise<unknown> {
  const link = readReportLink(window.location.pathname);
  if (!link) return undefined;
  const { api_url: apiUrl } = (await config) as { api_url: string };
  const answer = await fetch(apiUrl.replace(/\/$/, '') + callOfLink(link), {
    headers: { accept: 'application/json' },
  });
  return answer.ok ? ((await answer.json()) as unknown) : undefined;
}

// Style sheets may load before the page's code: apply the device's color scheme now.
applyColorMode('system');
const config = readConfig();
const report = askForReport(config);
// Errors are ignored: the code that needs the response retries and shows the error.
globalThis.forecourtPublic = { config, report: report.catch(() => undefined) };
// The response is not validated yet: one of another shape has no cover.
report.then((body) => preloadCover((body as ReportData).report.report)).catch(() => undefined);
readLanguageTables();
void import('./page.tsx');
