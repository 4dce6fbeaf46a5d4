import { sectionOrder } from '@forecourt/contract';
import { detailNames } from '@forecourt/platform/request-words';
import type { Content, SectionName, Theme } from '@forecourt/contract';
import { sectionWords, type SectionWords } from '@forecourt/platform/section-words';
import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { IdentifierField } from './draft/fields.ts';

const general = defineMessages({
  partner_name: { defaultMessage: 'Name', description: 'Name of the partner' },
  logo: { defaultMessage: 'Logo', description: 'The partner’s logo' },
  logo_dark: {
    defaultMessage: 'Logo for dark backgrounds',
    description: 'The variant of the partner’s logo that dark pages show',
  },
  logo_width: { defaultMessage: 'Logo width', description: 'Width of the logo in pixels' },
  side_image: { defaultMessage: 'Side image', description: 'Picture beside the invite form' },
  country_code: { defaultMessage: 'Default country code', description: 'Dial code of phone forms' },
  sms_countries: {
    defaultMessage: 'Countries for SMS',
    description: 'Countries that text messages may go to',
  },
  time_zone: { defaultMessage: 'Time zone', description: 'Where the partner is' },
  distance_unit: { defaultMessage: 'Mileage unit', description: 'Miles or kilometers' },
  agent_name: { defaultMessage: 'Public name', description: 'Name of the agent who invites' },
  agent_email: { defaultMessage: 'Public email', description: 'Address of the agent who invites' },
  default_locale: { defaultMessage: 'Default language', description: 'Language of public pages' },
  deals_answer_days: {
    defaultMessage: 'Days to answer',
    description: 'For how many days a winning dealer may confirm',
  },
  deals_reminder_after_days: {
    defaultMessage: 'Days after the offer',
    description: 'How many days after an offer its owner is reminded of it',
  },
  deals_reminder_before_days: {
    defaultMessage: 'Days before it ends',
    description: 'How many days before an offer ends its owner is reminded of it',
  },
  deals_withdrawal_fee: {
    defaultMessage: 'Fee when a dealer withdraws',
    description: 'What happens to the fee of a dealer who withdraws',
  },
  auction_defaults_min_bid: {
    defaultMessage: 'Auctions: minimum price',
    description: 'Default rule of auctions, in the change history',
  },
  auction_defaults_min_raise: {
    defaultMessage: 'Auctions: raise at least',
    description: 'Default rule of auctions, in the change history',
  },
  auction_defaults_reserve_price: {
    defaultMessage: 'Auctions: reserve price',
    description: 'Default rule of auctions, in the change history',
  },
  auction_defaults_buy_now_price: {
    defaultMessage: 'Auctions: buy-now price',
    description: 'Default rule of auctions, in the change history',
  },
  auction_defaults_extension: {
    defaultMessage: 'Auctions: late offers add time',
    description: 'Default rule of auctions, in the change history',
  },
  auction_defaults_proxy_bids: {
    defaultMessage: 'Auctions: automatic bidding',
    description: 'Default rule of auctions, in the change history',
  },
  auction_defaults_sealed: {
    defaultMessage: 'Auctions: sealed offers',
    description: 'Default rule of auctions, in the change history',
  },
  locales: { defaultMessage: 'Languages', description: 'List of the languages on offer' },
});

export const themeMessages = defineMessages<keyof Theme>({
  illustration_primary: {
    defaultMessage: 'Illustration, main',
    description: 'Colour of the larger shapes in drawings',
  },
  illustration_secondary: {
    defaultMessage: 'Illustration, second',
    description: 'Colour of details in drawings',
  },
  ui_secondary_1: { defaultMessage: 'Actions', description: 'Colour of buttons and links' },
  ui_secondary_2: { defaultMessage: 'Progress', description: 'Colour of what goes forward' },
  ui_secondary_3: { defaultMessage: 'Highlight', description: 'Colour of what asks for attention' },
  ui_secondary_4: { defaultMessage: 'Support', description: 'Colour of secondary marks' },
});

export const contentMessages = defineMessages<keyof Content>({
  sms_request: { defaultMessage: 'SMS with the link', description: 'Text to a customer' },
  email_subject: { defaultMessage: 'Email subject', description: 'Text to a customer' },
  email_body: { defaultMessage: 'Email with the link', description: 'Text to a customer' },
  follow_up: { defaultMessage: 'Reminder', description: 'Text to a customer, by SMS and email' },
  follow_up_subject: {
    defaultMessage: 'Reminder email subject',
    description: 'Text to a customer',
  },
  message_notice: {
    defaultMessage: 'Notice of a new message',
    description: 'Text to a customer, by SMS and email',
  },
  whatsapp_request: {
    defaultMessage: 'WhatsApp template of the request',
    description: 'Id of a template',
  },
  whatsapp_follow_up: {
    defaultMessage: 'WhatsApp template of the reminder',
    description: 'Id of a template',
  },
  whatsapp_addition: {
    defaultMessage: 'WhatsApp template for asking for more',
    description: 'Id of a template: of a message that asks for further photos or answers',
  },
  done_message: {
    defaultMessage: 'Message',
    description: 'Text to a customer about the conclusion, by SMS and email',
  },
  done_subject: { defaultMessage: 'Email subject', description: 'Text to a customer' },
  done_next: {
    defaultMessage: 'What happens next',
    description: 'Text of the page that a customer reads the conclusion on',
  },
  extra_message: {
    defaultMessage: 'Message',
    description: 'Text to a customer about the conclusion, by SMS and email',
  },
  extra_subject: { defaultMessage: 'Email subject', description: 'Text to a customer' },
  extra_next: {
    defaultMessage: 'What happens next',
    description: 'Text of the page that a customer reads the conclusion on',
  },
  tells_done: {
    defaultMessage: 'Tell customers',
    description: 'Switch: whether customers get a message about a conclusion',
  },
  tells_extra: {
    defaultMessage: 'Tell customers',
    description: 'Switch: whether customers get a message about a conclusion',
  },
  invite_title: { defaultMessage: 'Invite page title', description: 'Text of the invite page' },
  invite_text: { defaultMessage: 'Invite page text', description: 'Text of the invite page' },
  terms_url: { defaultMessage: 'Terms of use', description: 'Address of the terms' },
  privacy_url: { defaultMessage: 'Privacy policy', description: 'Address of the privacy policy' },
});

/** Names of the switches of the sections. */
export const sectionMessages = Object.fromEntries(
  sectionOrder.map((name) => {
    const words: SectionWords = sectionWords[name];
    return [name, words.toggle ?? words.name];
  }),
) as Record<SectionName, MessageDescriptor>;

const masks = defineMessages({
  claim_number: {
    defaultMessage: 'Claim number pattern',
    description: 'What the claim numbers of a partner look like, such as CL-######',
  },
  policy_number: {
    defaultMessage: 'Policy number pattern',
    description: 'What the policy numbers of a partner look like, such as ##-######',
  },
});

/** Names of the rules about identifiers; a date has no pattern. */
export const identifierMessages: Readonly<
  Record<Exclude<IdentifierField, 'date_of_loss_mask'>, MessageDescriptor>
> = {
  claim_number_use: detailNames.claim_number,
  claim_number_mask: masks.claim_number,
  policy_number_use: detailNames.policy_number,
  policy_number_mask: masks.policy_number,
  date_of_loss_use: detailNames.date_of_loss,
};

/** Names of fields by the last part of their key, as in the draft and the change history. */
export const fieldMessages: Readonly<Record<string, MessageDescriptor>> = {
  ...general,
  ...themeMessages,
  ...contentMessages,
  ...sectionMessages,
  ...identifierMessages,
};
