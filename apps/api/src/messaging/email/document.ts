import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Html } from '@react-email/html';
import { Img } from '@react-email/img';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { createElement as h, type CSSProperties, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { blocksOf, previewOf, type Block, type MailText, type Span } from './blocks.ts';
import { wordsIn } from '../words/index.ts';
import { colorsOf, type Colors } from './colors.ts';

/** In whose name a mail is sent. */
export interface Brand {
  name: string;
  /** Addresses are absolute, none where `url` serves dark programs too; width in CSS px, null for ours. */
  logo: { url: string; darkUrl?: string | null; width: number | null } | null;
  /** What buttons and links have, HEX. It is made readable as on pages. */
  color: string;
}

export interface Email extends MailText {
  subject: string;
}

const FONT = 'system-ui, -apple-system, "Segoe UI", Roboto, Helvetica, Arial, sans-serif';
/** A logo's width where the partner set none, and the most of it, in CSS px. */
const LOGO_WIDTH = { usual: 160, most: 320 };

/**
 * A mail as HTML: the brand, the text, one button for its link, and the link again as it is. It fits
 * any width, is readable without its picture, and has colors for programs that are dark.
 *
 * @param site the product's public address; only its addresses become links
 */
export function emailHtml(email: Email, brand: Brand, site: string): string {
  const blocks = blocksOf(email, site);
  const { light, dark } = colorsOf(brand.color);
  const style = stylesOf(light);
  const link = blocks.find((block) => block.kind === 'button')?.address;
  const document = h(
    Html,
    { lang: email.locale },
    h(
      Head,
      null,
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('title', null, email.subject),
      h('style', null, `:root{color-scheme:light dark}${darkRules(dark)}`),
    ),
    h(
      Body,
      { className: 'page', style: style.page },
      h(Preview, null, previewOf(blocks, email.locale)),
      h(
        Section,
        { className: 'page', style: style.page },
        h(
          Container,
          { style: style.column },
          h(Section, { style: style.head }, headOf(brand, style)),
          h(
            Section,
            { className: 'card', style: style.card },
            h(Heading, { as: 'h1', className: 'text', style: style.heading }, email.subject),
            ...blocks.map((block) => blockOf(block, style)),
          ),
          link ? h(Section, { style: style.foot }, rawLink(link, email.locale, style)) : null,
        ),
      ),
    ),
  );
  return `<!doctype html>${renderToStaticMarkup(document)}`;
}

type Styles = ReturnType<typeof stylesOf>;

function headOf({ name, logo }: Brand, style: Styles): ReactNode {
  if (!logo) return h(Text, { className: 'text', style: style.name }, name);
  const width = Math.min(logo.width ?? LOGO_WIDTH.usual, LOGO_WIDTH.most);
  // Loaded late, or React would have a mail's head fetch it first.
  const picture = { alt: name, width, loading: 'lazy' as const };
  const { url, darkUrl } = logo;
  if (!darkUrl) return h(Img, { ...picture, src: url, style: style.logo });
  return [
    h(Img, { ...picture, key: 'light', className: 'light', src: url, style: style.logo }),
    h(Img, { ...picture, key: 'dark', className: 'dark', src: darkUrl, style: style.darkLogo }),
  ];
}

function blockOf(block: Block, style: Styles): ReactNode {
  switch (block.kind) {
    case 'text':
      return h(Text, { className: 'text', style: style.text }, ...linesOf(block.lines, style));
    case 'button': {
      const { address, label } = block;
      const button = { className: 'button', href: address, style: style.button };
      return h(Section, { style: style.action }, h(Button, button, label));
    }
    case 'list':
      return h(
        'ul',
        { className: 'text', style: style.list },
        ...block.entries.map(({ words, below, address }) =>
          h(
            'li',
            { style: style.entry },
            h(Link, { className: 'link', href: address, style: style.link }, words),
            ...below.flatMap((line) => [h('br'), line]),
          ),
        ),
      );
  }
}

function linesOf(lines: readonly (readonly Span[])[], style: Styles): ReactNode[] {
  return lines.flatMap((spans, place) => [
    ...(place > 0 ? [h('br')] : []),
    ...spans.map(({ text, address }) =>
      address ? h(Link, { className: 'link', href: address, style: style.link }, text) : text,
    ),
  ]);
}

function rawLink(address: string, locale: string, style: Styles): ReactNode {
  return h(
    Text,
    { className: 'muted', style: style.small },
    wordsIn(locale).rawLink,
    h('br'),
    h(Link, { className: 'link', href: address, style: style.link }, address),
  );
}

/** What programs show that know no style sheet: the light colors. */
function stylesOf(color: Colors) {
  const words = { fontFamily: FONT, overflowWrap: 'anywhere', margin: '0 0 16px' } as const;
  const logo = {
    ...words,
    margin: 0,
    maxWidth: '100%',
    height: 'auto',
    padding: 8,
    borderRadius: 6,
    fontSize: 20,
    fontWeight: 700,
    lineHeight: '28px',
  } as const;
  const styles = {
    page: { backgroundColor: color.page, margin: 0, padding: 0 },
    column: { maxWidth: 560, padding: '24px 12px', margin: '0 auto' },
    head: { padding: '0 4px 16px' },
    // A logo is made for paper, so it keeps white below it, and its name is dark, in every scheme.
    logo: { ...logo, backgroundColor: color.paper, color: color.ink },
    // Shown by the rules for dark programs, in place of the one above.
    darkLogo: { ...logo, display: 'none' },
    name: { ...words, margin: 0, color: color.text, fontSize: 20, fontWeight: 700 },
    card: {
      backgroundColor: color.surface,
      border: `1px solid ${color.line}`,
      borderRadius: 8,
      padding: '24px 20px 8px',
    },
    heading: { ...words, color: color.text, fontSize: 22, lineHeight: '30px', fontWeight: 700 },
    text: { ...words, color: color.text, fontSize: 16, lineHeight: '24px' },
    list: { ...words, color: color.text, fontSize: 16, lineHeight: '24px', paddingLeft: 20 },
    entry: { margin: '0 0 12px' },
    action: { margin: '8px 0 24px' },
    button: {
      fontFamily: FONT,
      backgroundColor: color.button,
      color: color.onButton,
      border: `1px solid ${color.edge}`,
      borderRadius: 6,
      padding: '13px 24px',
      fontSize: 16,
      fontWeight: 600,
    },
    link: { color: color.link, textDecoration: 'underline' },
    foot: { padding: '16px 4px 0' },
    small: { ...words, margin: 0, color: color.muted, fontSize: 13, lineHeight: '20px' },
  } satisfies Record<string, CSSProperties>;
  return styles;
}

/** Needs `!important`, because a mail's own styles are on its elements. */
function darkRules(color: Colors): string {
  const rules = [
    `.page{background-color:${color.page}!important}`,
    `.card{background-color:${color.surface}!important;border-color:${color.line}!important}`,
    `.text{color:${color.text}!important}`,
    `.muted{color:${color.muted}!important}`,
    `.link{color:${color.link}!important}`,
    `.button{border-color:${color.edge}!important}`,
    '.light{display:none!important}',
    `.dark{display:block!important;color:${color.text}!important}`,
  ];
  return `@media (prefers-color-scheme:dark){${rules.join('')}}`;
}
