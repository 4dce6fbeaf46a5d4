import { defineMessages } from 'react-intl';
import type { Area } from './draft/fields.ts';

export const areaMessages = defineMessages<Area>({
  general: {
    defaultMessage: 'General',
    description: 'Page of the settings: name, logo, languages',
  },
  theme: { defaultMessage: 'Theme', description: 'Page of the settings: the partner’s colors' },
  content: { defaultMessage: 'Content', description: 'Page of the settings: texts to customers' },
  sections: {
    defaultMessage: 'Sections',
    description: 'Page of the settings: what customers are asked for',
  },
});

export const messages = defineMessages({
  title: { defaultMessage: 'Settings', description: 'Title of the settings' },
  areas: { defaultMessage: 'Settings by area', description: 'Names the tabs of the settings' },
  loading: { defaultMessage: 'Loading the settings', description: 'Spoken while they load' },
  ownCountry: {
    defaultMessage: 'Your country only',
    description: 'Value of "Countries for SMS" until others are added',
  },
  failed: {
    defaultMessage: 'The settings could not be loaded',
    description: 'In place of the settings when the server did not answer',
  },
  forbiddenTitle: {
    defaultMessage: 'Only administrators can change settings',
    description: 'In place of the settings for people of another role',
  },
  forbiddenText: {
    defaultMessage:
      'Ask an administrator of your branch to make the change, or to give you the role.',
    description: 'Under "Only administrators can change settings"',
  },
  undo: { defaultMessage: 'Undo', description: 'Button: takes the last change back' },
  discard: { defaultMessage: 'Discard', description: 'Button: gives up all unpublished changes' },
  publish: { defaultMessage: 'Publish', description: 'Button: puts changed settings in force' },
  keepEditing: {
    defaultMessage: 'Keep editing',
    description: 'Button: closes a question, changes nothing',
  },
  published: { defaultMessage: 'Settings published', description: 'Said once they are in force' },
  publishText: {
    defaultMessage:
      'Invite, capture and public pages show the changes the next time they’re opened.',
    description: 'What publishing does',
  },
  offline: {
    defaultMessage: 'No connection. Your changes are saved. Publish again in a moment.',
    description: 'Publishing failed: the network or the server did not answer',
  },
  forbidden: {
    defaultMessage: 'You can no longer change settings. Your changes are saved on this device.',
    description: 'Publishing failed: the person is no administrator any more',
  },
  invalid: {
    defaultMessage: 'Fix the marked fields before you publish.',
    description: 'Publishing failed: a field is wrong',
  },
  full: {
    defaultMessage:
      'The server is full and can’t save this. Your changes are kept. Contact your server administrator.',
    description: 'Publishing failed: the disk of the server is full',
  },
  unexpected: {
    defaultMessage: 'Unexpected problem has occurred. Your changes are kept.',
    description: 'Publishing failed for any other reason',
  },
  discardTitle: {
    defaultMessage: 'Discard all changes?',
    description: 'Question before it is done',
  },
  discardText: {
    defaultMessage: 'What’s published stays unchanged. You can undo this.',
    description: 'Under "Discard all changes?"',
  },
  leaveTitle: {
    defaultMessage: 'Leave without publishing?',
    description: 'Question when somebody leaves the settings with changes',
  },
  leaveText: {
    defaultMessage: 'Your changes are not published yet. Leaving discards them.',
    description: 'Under "Leave without publishing?"',
  },
  leave: {
    defaultMessage: 'Leave and discard',
    description: 'Button: leaves and gives up changes',
  },
  staleTitle: {
    defaultMessage: 'Someone else published changes',
    description: 'Title: another administrator changed the settings first',
  },
  staleNone: {
    defaultMessage: 'You changed different settings, so both can be kept.',
    description: 'Nothing was changed by both',
  },
  staleSome: { defaultMessage: 'Both of you changed:', description: 'Above a list of fields' },
  loadTheirs: { defaultMessage: 'Load theirs', description: 'Button: gives up the own changes' },
  keepMine: {
    defaultMessage: 'Keep mine and publish',
    description: 'Button: publishes the own changes over theirs',
  },
  lostFile: {
    defaultMessage:
      'A file was still uploading when you left this page. Check whether it arrived, and choose it again if not.',
    description: 'Above the settings: a picture or translation file may be lost',
  },
  hideNote: {
    defaultMessage: 'Hide this note',
    description: 'Button at a note above the settings; changes nothing else',
  },
  empty: { defaultMessage: 'none', description: 'In place of an empty value in a list of changes' },
  ours: { defaultMessage: 'default', description: 'In a list of changes: the product’s own text' },
  on: { defaultMessage: 'on', description: 'In a list of changes: a switch that is on' },
  off: { defaultMessage: 'off', description: 'In a list of changes: a switch that is off' },
});

export const phrases = defineMessages<{
  changes: { count: number };
  publishTitle: { count: number };
  more: { count: number };
  staleText: { name: string };
  inFlow: { flow: string; field: string };
  inLanguage: { field: string; language: string };
  kept: { when: string };
}>({
  changes: {
    defaultMessage:
      '{count, plural, =0 {No unpublished changes} one {# unpublished change} other {# unpublished changes}}',
    description: 'Foot of the settings',
  },
  publishTitle: {
    defaultMessage: 'Publish {count, plural, one {# change} other {# changes}}?',
    description: 'Question before changed settings are put in force',
  },
  more: {
    defaultMessage: 'and {count, number} more',
    description: 'Last line of a list of changes that is cut short',
  },
  staleText: {
    defaultMessage: '{name} changed these settings at the same time. Nothing is lost.',
    description: 'Under "Someone else published changes"',
  },
  kept: {
    defaultMessage: 'Your unpublished changes from {when} are still here.',
    description: 'Above the settings when somebody comes back to changes; a date and time',
  },
  inFlow: {
    defaultMessage: '{flow}: {field}',
    description: 'Name of a field that each area of the product has, such as "Trade: SMS"',
  },
  inLanguage: {
    defaultMessage: '{field} ({language})',
    description:
      'Name of a text that is written in several languages, such as "Reminder (Spanish)"',
  },
});
