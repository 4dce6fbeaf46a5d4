import type { Claim, ConclusionPreview, ConclusionTelling, Delivery } from '@forecourt/contract';
import { mock, problem } from '@forecourt/testing';
import { conclusionNames } from '@forecourt/platform/flow-words';
import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';
import type { ReportDefinition } from '../definition.ts';
import { testDefinition } from '../test/definition.ts';
import { pictureHandlers } from '../test/pictures.ts';
import { reportHandler } from '../test/reportHandler.ts';
import { fullReport } from '../test/reports.ts';
import { ReportStory } from '../test/ReportStory.tsx';

type Handler = ReturnType<typeof mock.get>;

const hint = { id: 'story conclusion hint', defaultMessage: 'What it means.' };
const definition: ReportDefinition = {
  ...testDefinition,
  kind: 'CLAIM_MAIN',
  sections: ['overview', 'claimConclusion'],
  conclusions: [
    { status: 3, label: conclusionNames[3], hint },
    { status: 5, label: conclusionNames[5], hint },
  ],
};
const at = '2026-03-02T10:42:00Z';
const link = 'https://forecourt.test/capture/request-1/SFMyNTY.key';
const sms: ConclusionPreview = {
  status: 5,
  channel: 'SMS',
  to: '+13055550168',
  subject: null,
  text: 'Harbour Insurance: we would like to take a closer look at your car. See what happens next: https://forecourt.test/capture/…',
};
const email: ConclusionPreview = {
  ...sms,
  channel: 'EMAIL',
  to: 'jane@mail.test',
  subject: 'We would like to take a closer look at your car',
};
const toldBy = (message: Partial<Delivery> | null, more: Partial<ConclusionTelling> = {}) => ({
  planned_at: null,
  told_at: at,
  message: message && ({ state: 'SENT', channel: 'SMS', reason: null, at, ...message } as Delivery),
  opened_at: null,
  ...more,
});
const planned = {
  planned_at: '2999-03-03T10:42:00Z',
  told_at: null,
  message: null,
  opened_at: null,
};
const abroad = toldBy({ state: 'FAILED', reason: 'COUNTRY_NOT_ALLOWED' });

/** A claim that needs an extra inspection, which the partner tells its customers. */
function network(claim: Partial<Claim>, ...more: Handler[]): Pick<Story, 'parameters'> {
  const data = fullReport('CLAIM_MAIN');
  const shown = { status: 5 as const, undo: null, previews: [sms], telling: null, ...claim };
  const contact = { name: 'Jane Doe', phone: '+13055550168', email: 'jane@mail.test' };
  const report = reportHandler('CLAIM_MAIN', () => ({
    ...data,
    report: { ...data.report, ...contact },
    claim: { ...data.claim!, ...shown },
  }));
  return { parameters: { msw: { handlers: [...more, report, ...pictureHandlers()] } } };
}
const answers = (telling: ConclusionTelling | null) => ({
  status: 5 as const,
  undo: null,
  telling,
});

const meta = {
  title: 'Screens/Every flow/Report/Telling the conclusion',
  component: ReportStory,
  args: { definition },
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'wide' } },
} satisfies Meta<typeof ReportStory>;
export default meta;

type Story = StoryObj<typeof meta>;
type Tools = Pick<StoryContext, 'canvas' | 'userEvent'>;

const card = async ({ canvas }: Pick<Tools, 'canvas'>) =>
  within(await canvas.findByRole('region', { name: 'Claim conclusion' }));
const press = async (story: Tools, name: string) =>
  story.userEvent.click(await (await card(story)).findByRole('button', { name }));
const says = (text: string | RegExp): Story['play'] => {
  return async (story) => {
    const shown = await card(story);
    await waitFor(() => expect(shown.getByText(text)).toBeVisible());
  };
};
const buttonsOf = async (story: Tools) =>
  (await card(story)).getAllByRole('button').map((button) => button.textContent);
const ask = async (story: Tools) => {
  await press(story, 'Needs extra inspection');
  const name = 'Conclusion: Needs extra inspection';
  const dialog = within(await screen.findByRole('dialog', { name }));
  const box = await dialog.findByRole('checkbox', { name: 'Tell Jane Doe' });
  await waitFor(() => expect(box).toBeVisible());
  return dialog;
};

export const AskedBySms: Story = {
  ...network({ status: 0 }),
  play: async (story) => {
    const dialog = await ask(story);
    await dialog.findByText('Jane Doe will get an SMS:');
    await dialog.findByText(sms.text);
    await expect(dialog.getByRole('checkbox')).toBeChecked();
  },
};
export const AskedByEmail: Story = {
  ...network({ status: 0, previews: [email] }),
  play: async (story) => {
    const dialog = await ask(story);
    await dialog.findByText('Jane Doe will get an email:');
    await dialog.findByText(email.subject!);
  },
};
export const AskedWithoutAddress: Story = {
  ...network({ status: 0, previews: [{ ...sms, channel: null, to: null }] }),
  play: async (story) => {
    await (await ask(story)).findByText(/^There is no phone number or email address/);
  },
};
let given: unknown;
export const AskedNotToTell: Story = {
  ...network(
    { status: 0 },
    mock.patch('/api/claims/{claimId}', ({ body }) => {
      given = body;
      return answers(null);
    }),
  ),
  play: async (story) => {
    const dialog = await ask(story);
    await story.userEvent.click(dialog.getByRole('checkbox'));
    await expect(dialog.queryByText(sms.text)).toBeNull();
    await story.userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await (await card(story)).findByText('The customer hasn’t been told.');
    await expect(given).toEqual({ status: 5, tell: false });
  },
};
export const Planned: Story = {
  ...network({ telling: planned }),
  play: async (story) => {
    await (await card(story)).findByText(/^The customer will be told on 0?3\.03\.2999/);
    await expect(await buttonsOf(story)).toEqual(['Tell now', 'Don’t tell', 'Next car']);
  },
};
export const NotTold: Story = {
  ...network({}),
  play: async (story) => {
    await (await card(story)).findByText('The customer hasn’t been told.');
    await expect(await buttonsOf(story)).toEqual(['Tell now', 'Next car']);
  },
};
export const BeingSent: Story = {
  ...network({ telling: toldBy({ state: 'QUEUED' }) }),
  play: says('Telling the customer…'),
};
export const Told: Story = {
  ...network({ telling: toldBy({}) }),
  play: async (story) => {
    await (await card(story)).findByText(/^Customer told · sent by text message/);
    await (await card(story)).findByText('Not opened yet');
    await expect((await buttonsOf(story)).slice(0, 3)).toEqual([
      'Send by email',
      'Send again',
      'Copy link',
    ]);
  },
};
export const Delivered: Story = {
  ...network({ telling: toldBy({ state: 'DELIVERED' }) }),
  play: async (story) => {
    await (await card(story)).findByText(/^Customer told · delivered by text message/);
    await (await card(story)).findByText('Not opened yet');
  },
};
export const Opened: Story = {
  ...network({ telling: toldBy({ channel: 'EMAIL' }, { opened_at: '2026-03-02T11:03:00Z' }) }),
  play: async (story) => {
    await (await card(story)).findByText(/^Customer told · sent by email/);
    await (await card(story)).findByText(/^Opened/);
  },
};
export const NotDelivered: Story = {
  ...network({ telling: abroad }),
  args: { settingsHref: '/settings' },
  play: async (story) => {
    await (await card(story)).findByText('Conclusion not delivered');
    await (await card(story)).findByText('SMS isn’t enabled for this country.');
    await expect((await buttonsOf(story)).slice(0, 3)).toEqual([
      'Send by email',
      'Copy link',
      'Send again',
    ]);
    const settings = (await card(story)).getByRole('link', { name: 'Open Settings' });
    await expect(settings).toHaveAttribute('href', '/settings');
  },
};
/** The message did not arrive; they came to the page by the link that staff passed on. */
export const NotDeliveredOpened: Story = {
  ...network({ telling: { ...abroad, opened_at: at } }),
  play: says(/^Opened/),
};
export const NotDeliveredOnPhone: Story = {
  ...NotDelivered,
  globals: { viewport: { value: 'phone' } },
};
export const ByHand: Story = {
  ...network({ telling: toldBy(null) }),
  play: says(/^No message was sent\./),
};
export const ByHandOpened: Story = {
  ...network({ telling: toldBy(null, { opened_at: at }) }),
  play: says(/^Opened/),
};
export const Viewer: Story = {
  ...network({ telling: abroad }),
  args: { mayConclude: false },
  play: async (story) => {
    await (await card(story)).findByText('Conclusion not delivered');
    await expect(await buttonsOf(story)).toEqual(['Next car']);
    await expect((await card(story)).queryByRole('link', { name: 'Open Settings' })).toBeNull();
  },
};
export const TellingNow: Story = {
  ...network(
    { telling: planned },
    mock.post('/api/claims/{claimId}/message', () => answers(toldBy({ state: 'QUEUED' }))),
  ),
  play: async (story) => {
    await press(story, 'Tell now');
    await (await card(story)).findByText('Telling the customer…');
  },
};
export const ToldByTheOtherChannel: Story = {
  ...network(
    { telling: abroad },
    mock.post('/api/claims/{claimId}/message', ({ body }) =>
      answers(toldBy({ channel: body.channel })),
    ),
  ),
  play: async (story) => {
    await press(story, 'Send by email');
    await (await card(story)).findByText(/^Customer told · sent by email/);
  },
};
export const Dropped: Story = {
  ...network(
    { telling: planned },
    mock.delete('/api/claims/{claimId}/message', () => answers(null)),
  ),
  play: async (story) => {
    await press(story, 'Don’t tell');
    await (await card(story)).findByText('The customer hasn’t been told.');
  },
};
export const Refused: Story = {
  ...network(
    { telling: abroad },
    mock.post('/api/claims/{claimId}/message', () => problem('QUOTA_EXCEEDED', 429)),
  ),
  play: async (story) => {
    await press(story, 'Send by email');
    await (await card(story)).findByText(/^Too many messages for now\./);
  },
};
const gives = mock.post('/api/claims/{claimId}/link', () => ({ link }));
export const LinkCopied: Story = {
  ...network({ telling: abroad }, gives),
  beforeEach: () => {
    const spy = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    return () => spy.mockRestore();
  },
  play: async (story) => {
    await press(story, 'Copy link');
    await (await card(story)).findByText(/^Link copied\./);
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(link);
  },
};
export const ClipboardRefused: Story = {
  ...network({ telling: abroad }, gives),
  beforeEach: () => {
    const spies = [
      spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied')),
      spyOn(console, 'warn').mockImplementation(() => undefined),
    ];
    return () => spies.forEach((spy) => spy.mockRestore());
  },
  play: async (story) => {
    await press(story, 'Copy link');
    await (await card(story)).findByText(link);
  },
};
