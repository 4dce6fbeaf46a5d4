import './boot.css';
import { preloadCover } from '@forecourt/feature-report/cover';
import type { ReportData } from '@forecourt/feature-report';
import { applyColorMode } from '@forecourt/ui/theme';
import { readConfig } from '../boot/askAhead.ts';
import { readLanguageTables } from '../boot/readLanguageTables.ts';
import { callOfLink, readReportLink } from './reportLink.ts';

/** What was begun before the page's own code was there. */
export interface PublicBoot {
  config: Promise<unknown>;
  /** Body of the report's answer, once; undefined when there was none with a success. */
  report: Promise<unknown> | undefined;
}

declare global {
  var forecourtPublic: PublicBoot | undefined;
}

/** Asks for the report that the address names, while the page's own code is on its way. */
async function askForReport(config: Promise<unknown>): Promise<unknown> {
  const link = readReportLink(window.location.pathname);
  if (!link) return undefined;
  const { api_url: apiUrl } = (await config) as { api_url: string };
  const answer = await fetch(apiUrl.replace(/\/$/, '') + callOfLink(link), {
    headers: { accept: 'application/json' },
  });
  return answer.ok ? ((await answer.json()) as unknown) : undefined;
}

// Style sheets may come before the page's code: what they show is in the device's colours already.
applyColorMode('system');
const config = readConfig();
const report = askForReport(config);
// Who needs an answer that is not here asks again, and shows what went wrong.
globalThis.forecourtPublic = { config, report: report.catch(() => undefined) };
// The answer is not checked yet: one of another shape has no cover.
report.then((body) => preloadCover((body as ReportData).report.report)).catch(() => undefined);
readLanguageTables();
void import('./page.tsx');
