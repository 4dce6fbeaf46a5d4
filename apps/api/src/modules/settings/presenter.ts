import { needsOf } from '@forecourt/contract';
import type {
  Content,
  ContentTranslation,
  FlowSettings,
  Settings,
  TranslatedTexts,
} from '@forecourt/contract';
import type { Row } from '../../db/schema.ts';
import { productTexts } from '../../messaging/texts.ts';
import { languageIn } from '../../domain/language.ts';
import { storedLocales } from '../../domain/locale.ts';
import { localeOfTexts, storedTexts } from '../../domain/ownTexts.ts';
import { themeOf } from '../../domain/theme.ts';
import { localesOf } from '../partners/presenter.ts';
import { TRANSLATED, type TextName } from '../../domain/content.ts';
import { rulesOf } from '../../domain/identifiers.ts';
import type { SettingsRows } from './queries.ts';

export function presentSettings(rows: SettingsRows, offered: readonly string[] | null): Settings {
  const { partner, changedBy, flows, translations } = rows;
  const uniqueId = flows[0]?.unique_id ?? '';
  return {
    version: partner.settings_version,
    updated_at: partner.settings_changed_at?.toISOString() ?? null,
    updated_by: changedBy === null ? null : { name: changedBy },
    general: {
      partner_name: partner.name,
      logo: {
        url: partner.logo_url,
        dark_url: partner.logo_dark_url,
        width: partner.logo_width,
      },
      side_image: partner.side_image,
      country_code: partner.country_code,
      sms_countries: partner.sms_countries,
      sms_countries_offered: offered && [...offered],
      time_zone: partner.time_zone,
      distance_unit: partner.distance_unit,
      agent: { public_name: partner.agent_name, email: partner.agent_email },
      locales: localesOf({ unique_id: uniqueId, locales: partner.locales }, 'staff'),
      deals: {
        answer_days: partner.deal_answer_days,
        withdrawal_fee: partner.withdrawal_fee,
        reminder_after_days: partner.offer_reminder_after_days,
        reminder_before_days: partner.offer_reminder_before_days,
      },
    },
    theme: themeOf(partner.theme),
    flows: flows.map((flow) => presentFlow(flow, partner)),
    translations: translations.map((row) => ({
      ...row,
      updated_at: row.updated_at.toISOString(),
    })),
  };
}

function presentFlow(
  row: Row<'customisations'>,
  { locales }: Pick<Row<'partners'>, 'locales'>,
): FlowSettings {
  const { default: standard, list } = storedLocales(locales);
  const main = localeOfTexts(storedTexts(row.texts), standard);
  const others = list.map((one) => one.locale_code).filter((code) => code !== main);
  return {
    flow: row.flow,
    unique_id: row.unique_id,
    content: contentOf(row),
    default_content: productTexts(row.flow, main),
    sections: needsOf(row.sections),
    identifiers: rulesOf(row),
    content_locale: main,
    translations: others.map((code) => presentTranslation(row, code)),
  };
}

function presentTranslation(row: Row<'customisations'>, code: string): ContentTranslation {
  return {
    locale_code: code,
    content: translationOf(row, code),
    default_content: languageIn(code) === null ? null : productTexts(row.flow, code),
  };
}

/** A partner's own texts of a flow in a language other than that of its content. */
export function translationOf(
  row: Pick<Row<'customisations'>, 'texts'>,
  code: string,
): TranslatedTexts {
  const texts = storedTexts(row.texts).translations?.[code] ?? {};
  const entries = TRANSLATED.map((name) => [name, texts[name] ?? null]);
  return Object.fromEntries(entries) as TranslatedTexts;
}

/** A partner's own texts of a flow. */
export function contentOf(
  row: Pick<Row<'customisations'>, 'texts' | 'terms_url' | 'privacy_url'>,
): Content {
  const text = (name: TextName): string | null => {
    const value = row.texts[name];
    return typeof value === 'string' ? value : null;
  };
  return {
    sms_request: text('sms_request'),
    email_subject: text('email_subject'),
    email_body: text('email_body'),
    follow_up: text('follow_up'),
    follow_up_subject: text('follow_up_subject'),
    message_notice: text('message_notice'),
    whatsapp_request: text('whatsapp_request'),
    whatsapp_follow_up: text('whatsapp_follow_up'),
    whatsapp_addition: text('whatsapp_addition'),
    done_message: text('done_message'),
    done_subject: text('done_subject'),
    done_next: text('done_next'),
    extra_message: text('extra_message'),
    extra_subject: text('extra_subject'),
    extra_next: text('extra_next'),
    tells_done: row.texts.tells_done === true,
    tells_extra: row.texts.tells_extra === true,
    invite_title: text('invite_title'),
    invite_text: text('invite_text'),
    terms_url: row.terms_url,
    privacy_url: row.privacy_url,
  };
}
