import { defaultLocale } from '@forecourt/contract';
import type { Language } from '../domain/language.ts';
import type { PageHead } from '../messaging/words/types.ts';
import { escapeHtml } from './escapeHtml.ts';

/**
 * Writes a document's head in a language: what a tab says while the page loads, and what a messenger
 * shows beside a link, which never runs the page. Documents are built with English ones.
 *
 * @param html with its title and, where links to it are sent, `og:title` and `og:description`
 */
export function withHead(html: string, head: PageHead, language: Language): string {
  const lang = language === 'en' ? defaultLocale : language;
  return html
    .replace(/(<html lang=")[^"]*/, (_, before: string) => before + lang)
    .replace(/(<title>)[^<]*/, (_, before: string) => before + escapeHtml(head.title))
    .replace(
      /(<meta\s+property="og:(title|description)"\s+content=")[^"]*/g,
      (_, before: string, name: keyof PageHead) => before + escapeHtml(head[name]),
    );
}
