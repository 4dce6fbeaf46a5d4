import type { FlowWords } from '../types.ts';

export const flows: FlowWords = {
  TRADE: {
    title: 'Trade',
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
    title: 'Claims',
    request_sms: '{partner}: please send us photos of the damage to your car: {link}',
    request_email_subject: 'Photos for your claim with {partner}',
    request_email:
      'Hello {name},\n\n{partner} needs photos of your car to settle your claim. Your phone guides you. It takes about {minutes} minutes:\n\n{link}\n\nYou can stop at any time and continue later with the same link.',
    follow_up_sms: '{partner}: we still need the photos for your claim: {link}',
    follow_up_email_subject: 'We still need photos for your claim',
    follow_up_email:
      'Hello {name},\n\nWe cannot continue with your claim without photos of your car. Continue here:\n\n{link}\n\n{partner}',
    conclusions: {
      done: {
        sms: '{partner}: your car can be repaired. See what happens next: {link}',
        subject: 'Your car can be repaired',
        email:
          'Hello {name},\n\nThank you for your photos. Your car can be repaired.\n\nSee what happens next:\n\n{link}\n\n{partner}',
        next: '{partner} will be in touch to arrange the repair. There is nothing you need to do until then.',
      },
      extra: {
        sms: '{partner}: we would like to take a closer look at your car. See what happens next: {link}',
        subject: 'We would like to take a closer look at your car',
        email:
          'Hello {name},\n\nThank you for your photos. To settle your claim, we would like to take a closer look at your car.\n\nSee what happens next:\n\n{link}\n\n{partner}',
        next: '{partner} will be in touch to arrange a time and place to look at your car. There is nothing you need to do until then.',
      },
    },
  },
  INSPECT: {
    title: 'Inspection',
    request_sms: '{partner}: please send us photos for the inspection of your car: {link}',
    request_email_subject: 'Inspection of your car for {partner}',
    request_email:
      'Hello {name},\n\n{partner} needs photos of your car for an inspection. Your phone guides you. It takes about {minutes} minutes:\n\n{link}\n\nYou can stop at any time and continue later with the same link.',
    follow_up_sms: '{partner}: we still need the photos for the inspection of your car: {link}',
    follow_up_email_subject: 'We still need photos for the inspection',
    follow_up_email:
      'Hello {name},\n\nThe inspection of your car is waiting for photos. Continue here:\n\n{link}\n\n{partner}',
    conclusions: {
      done: {
        sms: '{partner}: the inspection of your car is complete. See what happens next: {link}',
        subject: 'The inspection of your car is complete',
        email:
          'Hello {name},\n\nThank you for your photos. The inspection of your car is complete.\n\nSee what happens next:\n\n{link}\n\n{partner}',
        next: '{partner} has everything it needs. There is nothing more you need to do.',
      },
      extra: {
        sms: '{partner}: we would like to take a closer look at your car. See what happens next: {link}',
        subject: 'We would like to take a closer look at your car',
        email:
          'Hello {name},\n\nThank you for your photos. To complete the inspection, we would like to take a closer look at your car.\n\nSee what happens next:\n\n{link}\n\n{partner}',
        next: '{partner} will be in touch to arrange a time and place to look at your car. There is nothing you need to do until then.',
      },
    },
  },
};
