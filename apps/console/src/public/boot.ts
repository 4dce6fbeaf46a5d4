import './boot.css';
import { preloadCover } from '@forecourt/feature-report/cover';
import type { ReportData } from '@forecourt/feature-report';
import { bootPage } from '../boot/bootPage.ts';
import { readLanguageTables } from '../boot/readLanguageTables.ts';
import { callOfLink, readReportLink } from './reportLink.ts';

void bootPage(null, async (ask) => {
  const link = readReportLink(window.location.pathname);
  // The answer is not validated yet: one of another shape has no cover.
  if (link) preloadCover(((await ask(...callOfLink(link))) as ReportData).report.report);
});
void import('./page.tsx');
readLanguageTables();
