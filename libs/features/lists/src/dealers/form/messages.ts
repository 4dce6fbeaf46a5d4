import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { DealerTextField } from './DealerForm.ts';

/** Texts of the form that adds or edits a dealer. */
export const formMessages = defineMessages({
  add: { defaultMessage: 'Add dealer', description: 'Title of the panel, and its button' },
  edit: { defaultMessage: 'Edit dealer', description: 'Title of the panel' },
  save: { defaultMessage: 'Save', description: 'Button: keeps the changes of a dealer' },
  phoneHint: {
    defaultMessage: 'With the country code, such as +1 503 555 0142',
    description: 'Below a phone number, mobile or not',
  },
  nameHint: {
    defaultMessage: 'Everything else is optional.',
    description: 'Under the name of a new dealer',
  },
  emailHint: {
    defaultMessage: 'Invitations to auctions go here.',
    description: 'Below the email address of a dealer',
  },
  postcodeHint: {
    defaultMessage: 'Needed to choose dealers by distance.',
    description: 'Below the postcode of a dealer',
  },
  language: { defaultMessage: 'Language', description: 'Label: what a dealer is written to in' },
  languageHint: {
    defaultMessage: 'Of emails and text messages. The dealer can choose another on its own page.',
    description: 'Below the language of a dealer',
  },
  badLanguage: {
    defaultMessage: 'Your business no longer offers this language. Choose another one.',
    description: 'Below a language that the server refused',
  },
  makes: { defaultMessage: 'Makes it buys', description: 'Label' },
  makesHint: {
    defaultMessage: 'Press Enter after each. None means any make.',
    description: 'Below the makes that a dealer buys',
  },
  groups: { defaultMessage: 'Groups', description: 'Label of check boxes' },
  newGroup: { defaultMessage: 'New group', description: 'Label: name of a group that is made' },
  favorite: { defaultMessage: 'Favorite', description: 'Check box: the dealer is a favorite' },
  noteHint: { defaultMessage: 'Never shown to the dealer.', description: 'Below a note' },
  missing: { defaultMessage: 'Enter a name', description: 'Below an empty name' },
  badEmail: {
    defaultMessage: 'Enter an email address such as sales@example.com',
    description: 'Below an address that is none',
  },
  badPhone: {
    defaultMessage: 'Enter the number with its country code',
    description: 'Below a phone number that is none',
  },
  wrong: { defaultMessage: 'Check this field', description: 'Below a field the server refused' },
  network: {
    defaultMessage: 'No connection. Nothing is lost: try again.',
    description: 'Above the button, when saving got no answer',
  },
  forbidden: {
    defaultMessage: 'Your role does not allow it.',
    description: 'Above the button, when saving was refused',
  },
  unexpected: {
    defaultMessage: 'The dealer could not be saved. Try again.',
    description: 'Above the button',
  },
  loading: { defaultMessage: 'Loading the dealer', description: 'Spoken while the form loads' },
  gone: {
    defaultMessage: 'This dealer is no longer there',
    description: 'In the panel, in place of the form',
  },
  toDealers: {
    defaultMessage: 'Back to dealers',
    description: 'Button: closes the panel of a dealer that is no longer there',
  },
  failed: {
    defaultMessage: 'The dealer could not be loaded',
    description: 'In the panel, in place of the form',
  },
});

/** Labels of the fields. */
export const fieldNames: Record<DealerTextField, MessageDescriptor> = defineMessages({
  name: { defaultMessage: 'Name', description: 'Label: name of a dealership' },
  contact: { defaultMessage: 'Contact person', description: 'Label: person at a dealership' },
  email: { defaultMessage: 'Email', description: 'Label' },
  phone: { defaultMessage: 'Phone', description: 'Label' },
  address: { defaultMessage: 'Street and number', description: 'Label' },
  location: { defaultMessage: 'Town', description: 'Label' },
  postcode: { defaultMessage: 'ZIP code', description: 'Label' },
  county: { defaultMessage: 'State', description: 'Label: state or county of an address' },
  country: { defaultMessage: 'Country', description: 'Label' },
  note: { defaultMessage: 'Note', description: 'Label: note about a dealer for staff' },
});

/** Texts with names in them. */
export const formSentences = defineMessages<{
  removeMake: { make: string };
  duplicate: { name: string };
  added: { name: string };
  saved: { name: string };
  standard: { language: string };
}>({
  removeMake: { defaultMessage: 'Remove {make}', description: 'Button on a make' },
  duplicate: {
    defaultMessage: '{name} has this address already',
    description: 'Below an email address, leads to the other dealer',
  },
  added: { defaultMessage: '{name} added', description: 'Toast; name is that of a dealer' },
  saved: { defaultMessage: '{name} saved', description: 'Toast; name is that of a dealer' },
  standard: {
    defaultMessage: 'Default language ({language})',
    description: 'Choice: the language of the business, such as Deutsch',
  },
});
