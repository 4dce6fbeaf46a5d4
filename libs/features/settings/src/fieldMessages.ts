import type { Content, Flow, SectionName, Theme } from '@forecourt/contract';
import { defineMessages, type MessageDescriptor } from 'react-intl';

export const flowMessages = defineMessages<Flow>({
  TRADE: { defaultMessage: 'Trade', description: 'Area of the product' },
  CLAIM: { defaultMessage: 'Claims', description: 'Area of the product' },
  INSPECT: { defaultMessage: 'Inspection', description: 'Area of the product' },
});

const general = defineMessages({
  partner_name: { defaultMessage: 'Name', description: 'Name of the partner' },
  logo: { defaultMessage: 'Logo', description: 'The partner’s logo' },
  logo_width: { defaultMessage: 'Logo width', description: 'Width of the logo in pixels' },
  side_image: { defaultMessage: 'Side image', description: 'Picture beside the invite form' },
  country_code: { defaultMessage: 'Default country code', description: 'Dial code of phone forms' },
  sms_countries: {
    defaultMessage: 'Countries for SMS',
    description: 'Countries that text messages may go to',
  },
  agent_name: { defaultMessage: 'Public name', description: 'Name of the agent who invites' },
  agent_email: { defaultMessage: 'Public e-mail', description: 'Address of the agent who invites' },
  default_locale: { defaultMessage: 'Default language', description: 'Language of public pages' },
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
  email_subject: { defaultMessage: 'E-mail subject', description: 'Text to a customer' },
  email_body: { defaultMessage: 'E-mail with the link', description: 'Text to a customer' },
  follow_up: { defaultMessage: 'Reminder', description: 'Text to a customer, by SMS and e-mail' },
  follow_up_subject: {
    defaultMessage: 'Reminder’s e-mail subject',
    description: 'Text to a customer',
  },
  message_notice: {
    defaultMessage: 'Notice of a new message',
    description: 'Text to a customer, by SMS and e-mail',
  },
  invite_title: { defaultMessage: 'Invite page title', description: 'Text of the invite page' },
  invite_text: { defaultMessage: 'Invite page text', description: 'Text of the invite page' },
  terms_url: { defaultMessage: 'Terms of use', description: 'Address of the terms' },
  privacy_url: { defaultMessage: 'Privacy policy', description: 'Address of the privacy policy' },
});

export const sectionMessages = defineMessages<SectionName>({
  licence_plate: { defaultMessage: 'Licence plate', description: 'Part of a customer’s report' },
  contact_details: { defaultMessage: 'Contact details', description: 'Part of a report' },
  scan_360: { defaultMessage: '360 scan', description: 'Part of a report: video around the car' },
  mileage: { defaultMessage: 'Mileage', description: 'Part of a report' },
  damage_locations: { defaultMessage: 'Damage locations', description: 'Part of a report' },
  dashboard: { defaultMessage: 'Dashboard', description: 'Part of a report' },
  interior_back: { defaultMessage: 'Interior, back', description: 'Part of a report' },
  interior_front: { defaultMessage: 'Interior, front', description: 'Part of a report' },
  vin: { defaultMessage: 'VIN', description: 'Part of a report: vehicle identification number' },
  windshield: { defaultMessage: 'Windshield', description: 'Part of a report' },
  exterior_images: { defaultMessage: 'Exterior images', description: 'Part of a report' },
  car_condition: { defaultMessage: 'Car condition', description: 'Part of a report' },
  car_details: { defaultMessage: 'Car details', description: 'Part of a report' },
  dealer_select: { defaultMessage: 'Dealer select', description: 'Part of a report' },
  description: { defaultMessage: 'Description', description: 'Part of a report: free text' },
});

/** Names of fields by the last part of theirs, as the draft and the change history have them. */
export const fieldMessages: Readonly<Record<string, MessageDescriptor>> = {
  ...general,
  ...themeMessages,
  ...contentMessages,
  ...sectionMessages,
};
