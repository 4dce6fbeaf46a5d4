import type { FlowNames } from './flowNames.ts';

/** A row that a person adds to a table, because it is what makes the flow its own. */
export interface Entry {
  file: string;
  /** What it says, for the instructions. */
  about: string;
  /** What the row comes before: the end of the table. */
  before: string;
  row: string;
}

/** The languages that customers are written to in. */
const LANGUAGES = ['en', 'de', 'es', 'et'];

/** The rows of a new flow, to be adapted: types fail until each is there. */
export function entriesOf({ name, title, constantName: key }: FlowNames): Entry[] {
  return [
    {
      file: 'libs/contract/src/flows.ts',
      about: 'what a request leads to',
      before: '} as const satisfies Record<Flow, FlowFacts>;',
      row: `  ${key}: { path: '${name}', requests: 'requests', subject: 'inspect', concludedAs: 4 },\n`,
    },
    {
      file: 'libs/platform/src/flow-words/flowWords.ts',
      about: 'what staff and customers read',
      before: '} satisfies Record<string, FlowWords>;',
      row: `  ${key}: defineMessages<keyof FlowWords>({
    purpose: {
      defaultMessage: 'See a ${name} from photos.',
      description: 'What the area ${title} is for',
    },
    inviteTitle: {
      defaultMessage: 'Report the car of your ${name}',
      description: 'Title of the invite page of the ${name} flow',
    },
    inviteText: {
      defaultMessage:
        'Photograph the car with your phone, in about {minutes, plural, one {# minute} other {# minutes}}, and send it to {partner}.',
      description: 'Under the title of the invite page of the ${name} flow',
    },
    welcome: { defaultMessage: 'Show us the car', description: 'First title of a ${name}' },
  }),
`,
    },
    ...LANGUAGES.map((language) => ({
      file: `apps/api/src/messaging/words/${language}/flows.ts`,
      about: `the messages to its customers, in the language ${language}`,
      before: '};\n',
      row: `  ${key}: {
    request_sms: '{partner}: please send us photos of the car of your ${name}: {link}',
    request_email_subject: 'Your ${name} with {partner}',
    request_email:
      'Hello {name},\\n\\n{partner} needs photos of the car of your ${name}. It takes about {minutes} minutes:\\n\\n{link}\\n\\nYou can stop at any time and continue later with the same link.',
    follow_up_sms: '{partner}: we still need the photos of the car of your ${name}: {link}',
    follow_up_email_subject: 'We still need photos for your ${name}',
    follow_up_email:
      'Hello {name},\\n\\nWe still need photos of the car of your ${name}. Continue here:\\n\\n{link}\\n\\n{partner}',
  },
`,
    })),
  ];
}
