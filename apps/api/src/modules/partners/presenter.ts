import type {
  Customisation,
  DealerContact,
  InviteCustomisation,
  InviteTexts,
  Locales,
  Partner,
} from '@forecourt/contract';
import type { JsonObject, Role, Row } from '../../db/schema.ts';
import { rulesOf } from '../../domain/identifiers.ts';
import { storedLocales } from '../../domain/locale.ts';
import { logoOf } from '../../domain/logo.ts';
import { ownTextsFor, storedTexts } from '../../domain/ownTexts.ts';
import { allowedCountries } from '../../domain/sendingRules.ts';
import { sectionsOf, shownSections } from '../../domain/sections.ts';
import { themeOf } from '../../domain/theme.ts';
import { hasTemplates } from '../../domain/whatsapp.ts';
import type { CustomisationRow } from './queries.ts';
import { addressOfTexts } from './texts.ts';

export function presentPartner(
  row: Pick<
    Row<'partners'>,
    'id' | 'name' | 'type' | 'verified_at' | 'time_zone' | 'distance_unit'
  > & { role: Role },
  userId: string,
): Partner {
  const { id, name, type, role, time_zone, distance_unit } = row;
  const verified = row.verified_at !== null;
  return { id, name, type, role, agent_id: userId, verified, time_zone, distance_unit };
}

export function presentDealerContact({ id, name, phone, email }: Row<'dealers'>): DealerContact {
  return { id, name, phone, email };
}

/** @param operator the dial codes that text messages may go to at all; null is any */
function presentCustomisation(
  row: CustomisationRow,
  operator: readonly string[] | null,
): Customisation {
  return {
    id: row.id,
    unique_id: row.unique_id,
    partner_id: row.partner_id,
    flow: row.flow,
    locales: localesOf(row, 'staff'),
    theme: themeOf(row.theme),
    sections: sectionsOf(row.sections),
    defaults: {
      country_code: row.country_code,
      sms_countries: allowedCountries(row, operator),
    },
    identifiers: rulesOf(row),
  };
}

/** @param isOn whether the operator has a sender for WhatsApp */
export function presentForStaff(
  row: CustomisationRow,
  operator: readonly string[] | null,
  isOn: boolean,
): Customisation {
  const shown = presentCustomisation(row, operator);
  return { ...shown, defaults: { ...shown.defaults, whatsapp: isOn && hasTemplates(row) } };
}

export function presentInvite(
  row: CustomisationRow,
  operator: readonly string[] | null,
): InviteCustomisation {
  // what staff are asked for is not for an invite page
  const { identifiers: _identifiers, ...shown } = presentCustomisation(row, operator);
  return {
    ...shown,
    locales: localesOf(row, 'pages'),
    sections: shownSections(row),
    partner_name: row.partner_name,
    logo: logoOf(row) ?? { url: null, width: row.logo_width },
    assets: { side_image: row.side_image },
    invite_title: textOrNull(row.texts.invite_title),
    invite_text: textOrNull(row.texts.invite_text),
    terms_url: row.terms_url,
    privacy_url: row.privacy_url,
    invite_texts: inviteTexts(row),
  };
}

/** The partner's own texts of an invite page, by the language of who reads it. */
function inviteTexts({
  locales,
  texts,
}: Pick<CustomisationRow, 'locales' | 'texts'>): InviteTexts[] {
  const { default: standard, list } = storedLocales(locales);
  return list.flatMap(({ locale_code: reads }) => {
    const own = ownTextsFor({ reads, standard }, storedTexts(texts));
    const { invite_title: title = null, invite_text: text = null } = own;
    return title === null && text === null ? [] : [{ locale_code: reads, title, text }];
  });
}

/** The languages with the address of each one's texts. @param readers who gets them */
export function localesOf(
  row: { unique_id: string; locales: JsonObject },
  readers: 'staff' | 'pages',
): Locales {
  const { default: chosen, list } = storedLocales(row.locales);
  return {
    default: chosen,
    list: list.map(({ local_name, locale_code, version }) => ({
      local_name,
      locale_code,
      data: { bo: addressOfTexts(row.unique_id, { locale_code, version }, readers) },
    })),
  };
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
