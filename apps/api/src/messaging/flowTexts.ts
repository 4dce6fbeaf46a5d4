import type { Flow } from '../db/schema.ts';

/** What a customer is sent. Placeholders: {name}, {partner}, {link}, {minutes}. */
export interface FlowTexts {
  request_sms: string;
  request_email_subject: string;
  request_email: string;
  follow_up_sms: string;
  follow_up_email_subject: string;
  follow_up_email: string;
}

/** The texts of each flow, unless a partner has its own. */
export const flowTexts: Record<Flow, FlowTexts> = {
  TRADE: {
    request_sms:
      '{partner}: get an offer for your car. Send us photos in about {minutes} min: {link}',
    request_email_subject: 'Your trade-in with {partner}',
    request_email:
      'Hello {name},\n\n{partner} would like to make you an offer for your car. Take a few photos with your phone. It takes about {minutes} minutes:\n\n{link}\n\nYou can stop at any time and continue later with the same link.',
    follow_up_sms: '{partner}: we are still waiting for the photos of your car: {link}',
    follow_up_email_subject: 'Still interested in an offer for your car?',
    follow_up_email:
      'Hello {name},\n\nWe would still like to make you an offer. Your photos so far are saved. Continue here:\n\n{link}\n\n{partner}',
  },
  CLAIM: {
    request_sms: '{partner}: please send us photos of the damage to your car: {link}',
    request_email_subject: 'Photos for your claim with {partner}',
    request_email:
      'Hello {name},\n\n{partner} needs photos of your car to settle your claim. Your phone guides you. It takes about {minutes} minutes:\n\n{link}\n\nYou can stop at any time and continue later with the same link.',
    follow_up_sms: '{partner}: we still need the photos for your claim: {link}',
    follow_up_email_subject: 'We still need photos for your claim',
    follow_up_email:
      'Hello {name},\n\nWe cannot continue with your claim without photos of your car. Continue here:\n\n{link}\n\n{partner}',
  },
  INSPECT: {
    request_sms: '{partner}: please send us photos for the inspection of your car: {link}',
    request_email_subject: 'Inspection of your car for {partner}',
    request_email:
      'Hello {name},\n\n{partner} needs photos of your car for an inspection. Your phone guides you. It takes about {minutes} minutes:\n\n{link}\n\nYou can stop at any time and continue later with the same link.',
    follow_up_sms: '{partner}: we still need the photos for the inspection of your car: {link}',
    follow_up_email_subject: 'We still need photos for the inspection',
    follow_up_email:
      'Hello {name},\n\nThe inspection of your car is waiting for photos. Continue here:\n\n{link}\n\n{partner}',
  },
};
