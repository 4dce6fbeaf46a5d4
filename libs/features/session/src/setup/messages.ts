import type { PartnerType } from '@forecourt/contract';
import { defineMessages } from 'react-intl';
import type { SetupProblem, SetupStep } from './SetupStore.ts';

export const titles = defineMessages<SetupStep>({
  partner: { defaultMessage: 'Set up your business', description: 'First step of the first run' },
  branch: { defaultMessage: 'Your first branch', description: 'Second step of the first run' },
  flows: { defaultMessage: 'What you’ll do', description: 'Third step of the first run' },
  colors: { defaultMessage: 'Your colors', description: 'Last step of the first run' },
});

export const leads = defineMessages<SetupStep>({
  partner: {
    defaultMessage: 'Customers see this name in messages and on their pages.',
    description: 'Under the title of the first step',
  },
  branch: {
    defaultMessage: 'Where your customers are. You can add more branches later.',
    description: 'Under the title of the second step',
  },
  flows: {
    defaultMessage: 'Choose one or more areas. Each gets a page that customers can open.',
    description: 'Under the title of the third step',
  },
  colors: {
    defaultMessage: 'Buttons and pictures change as you choose. Settings has more.',
    description: 'Under the title of the last step',
  },
});

export const messages = defineMessages({
  name: { defaultMessage: 'Business name', description: 'Field of the first run' },
  type: { defaultMessage: 'Business type', description: 'Field of the first run' },
  branch: { defaultMessage: 'Branch name', description: 'Field of the first run' },
  branchHint: {
    defaultMessage: 'Shown after the business name, such as a city.',
    description: 'Under the field "Branch name"',
  },
  country: { defaultMessage: 'Country', description: 'Field of the first run' },
  countryHint: {
    defaultMessage: 'Its code is preselected in phone fields.',
    description: 'Under the field "Country"',
  },
  currency: { defaultMessage: 'Currency', description: 'Field of the first run' },
  flows: { defaultMessage: 'Areas', description: 'Names the choice of areas' },
  illustration: {
    defaultMessage: 'Illustrations, main color',
    description: 'Color field of the first run',
  },
  illustrationSecond: {
    defaultMessage: 'Illustrations, second color',
    description: 'Color field of the first run',
  },
  accent: { defaultMessage: 'Buttons and links', description: 'Color field of the first run' },
  next: { defaultMessage: 'Continue', description: 'Button to the next step' },
  back: { defaultMessage: 'Back', description: 'Button to the step before' },
  finish: { defaultMessage: 'Open Forecourt', description: 'Button of the last step' },
  dealers: { defaultMessage: 'Bring your dealers', description: 'Offer after the first run' },
  dealersLead: {
    defaultMessage: 'Import the dealers you sell cars to from a CSV file, now or later.',
    description: 'Under: Bring your dealers',
  },
  importDealers: { defaultMessage: 'Import from CSV', description: 'Opens the import of dealers' },
  skip: { defaultMessage: 'Skip', description: 'Button: opens the app without an import' },
  logOut: { defaultMessage: 'Log out', description: 'Leaves the first run' },
  accept: { defaultMessage: 'Accept and log in', description: 'Button that accepts an invitation' },
  acceptNewLead: {
    defaultMessage: 'Choose a password to join.',
    description: 'Invitation of somebody without an account',
  },
  acceptKnownLead: {
    defaultMessage: 'This business is added to your account. Nothing else changes.',
    description: 'Under the title of an invitation of somebody who is signed in',
  },
  acceptSignInLead: {
    defaultMessage: 'You have an account with this email. Log in to join.',
    description: 'Under the title of an invitation of somebody who has an account',
  },
  acceptOtherLead: {
    defaultMessage: 'This invitation is for a different account.',
    description: 'Under the title of an invitation, where somebody else is signed in',
  },
  goneTitle: {
    defaultMessage: 'This invitation no longer works',
    description: 'It was used or revoked, or its time is over',
  },
  goneText: {
    defaultMessage: 'It was already used or revoked, or has expired. Ask the sender for a new one.',
    description: 'Under "This invitation no longer works"',
  },
  toLogIn: { defaultMessage: 'Go to log in', description: 'Link from an invitation that is over' },
});

export const typeNames = defineMessages<PartnerType>({
  DEALERSHIP: { defaultMessage: 'Dealership', description: 'Business type' },
  INSURER: { defaultMessage: 'Insurer', description: 'Business type' },
  OTHER: { defaultMessage: 'Something else', description: 'Business type' },
});

export const problems = defineMessages<SetupProblem>({
  emptyName: {
    defaultMessage: 'Oops! Fill Name to proceed',
    description: 'First run: the business has no name',
  },
  noFlow: {
    defaultMessage: 'Choose at least one area',
    description: 'First run: no area was chosen',
  },
  notNow: {
    defaultMessage: 'Your account already has a business. Reload the page to open it.',
    description: 'First run: it was done meanwhile, in another tab',
  },
  offline: {
    defaultMessage: 'Forecourt can’t be reached. Your input is saved. Try again in a moment.',
    description: 'First run: the network or the server did not answer',
  },
  unexpected: {
    defaultMessage: 'Unexpected problem has occurred',
    description: 'First run: any other failure',
  },
});

/** Texts with values in them. */
export const phrases = defineMessages<{
  step: { step: number; steps: number };
  join: { partner: string };
  as: { email: string; role: string };
  signedInAs: { email: string };
}>({
  step: { defaultMessage: 'Step {step} of {steps}', description: 'Above the title of a step' },
  join: { defaultMessage: 'Join {partner}', description: 'Title of an invitation' },
  as: {
    defaultMessage: '{email}, as {role}',
    description: 'Whom the invitation is for, and the role it gives',
  },
  signedInAs: {
    defaultMessage: 'You’re logged in as {email}. Log out to continue with the invited account.',
    description: 'Under an invitation, where somebody else is signed in',
  },
});
