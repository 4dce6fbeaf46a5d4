import type { Row } from '../db/schema.ts';

/** What a partner's logo is stored as. */
export type LogoRow = Pick<Row<'partners'>, 'logo_url' | 'logo_dark_url' | 'logo_width'>;

/** The columns that a logo is presented from. */
export const logoColumns = [
  'partners.logo_url',
  'partners.logo_dark_url',
  'partners.logo_width',
] as const;

/** The logo for pages and mails; null if the partner has none. The only one serves every background. */
export function logoOf(row: LogoRow) {
  const { logo_url: light, logo_dark_url: dark, logo_width: width } = row;
  const url = light ?? dark;
  return url === null ? null : { url, dark_url: light && dark, width };
}
