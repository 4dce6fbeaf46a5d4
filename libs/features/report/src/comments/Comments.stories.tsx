import { callsOf, createHttpClient } from '@forecourt/api-client';
import { axiosTransport } from '@forecourt/api-client/axios';
import type { Colleague, Comment } from '@forecourt/contract';
import { makeComment, seeded } from '@forecourt/contract/fixtures';
import { createMemoryStorage } from '@forecourt/platform';
import { broken, mock, never, perRun, problem } from '@forecourt/testing';
import { Box } from '@forecourt/ui/layout';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ReportStore } from '../ReportStore.ts';
import { testDefinition } from '../test/definition.ts';
import { fullReport } from '../test/reports.ts';
import { Comments } from './Comments.tsx';
import { CommentsStore } from './CommentsStore.ts';
import { CommentDrafts } from './drafts.ts';

const path = '/v2/reports/{reportId}/comments';
const me = { id: 'me', name: 'Nora Gate', avatar: null };
const two: Comment[] = [
  makeComment(seeded('first'), { message: 'Ask for the service book before we offer.' }),
  makeComment(seeded('second'), {
    message: 'Paint on the rear bumper looks newer than the rest.',
    subject: 'Damage',
    author: me,
  }),
];

/** Stores what it gets, as the API does. */
function server(first: readonly Comment[] = two) {
  const kept = perRun(() => ({ comments: [...first] }));
  return [
    mock.get(path, () => ({ comments: kept.comments })),
    mock.get('/api/colleagues', () => ({ colleagues: [...colleagues] })),
    mock.post(path, ({ body }) => {
      const comment = makeComment(seeded(body.message), {
        message: body.message,
        mentions: colleagues.filter(({ id }) => body.message.includes(`<@${id}>`)),
        subject: body.subject ?? null,
        author: me,
      });
      kept.comments = [...kept.comments, comment];
      return { comment };
    }),
    mock.delete(`${path}/{commentId}`, ({ params }) => {
      kept.comments = kept.comments.filter(({ id }) => id !== params.commentId);
      return undefined;
    }),
  ];
}

const away = { until: '2026-03-20', note: null, substitute: null };
const colleagues: readonly Colleague[] = [
  { id: 'u-ann', name: 'Ann Berg', avatar: null, role: 'ADMIN', away: null },
  { id: 'u-ben', name: 'Ben Cole', avatar: null, role: 'AGENT', away },
  { ...me, role: 'AGENT', away: null },
];

interface StoryProps {
  /** @default true */
  mayWrite?: boolean;
}

let live: CommentsStore;

/** The real section with the real store and client. */
function Section({ mayWrite = true }: StoryProps) {
  const [store] = useState(() => {
    const http = createHttpClient({
      transport: axiosTransport,
      apiUrl: '',
      chatUrl: '',
      token: () => 'token',
      retry: { attempts: 1 },
    });
    const report = new ReportStore({ load: () => Promise.resolve(fullReport('TRADE_MAIN')) });
    void report.open('story');
    return (live = new CommentsStore({
      report,
      api: callsOf(http, CommentsStore.endpoints),
      author: () => me,
      partnerId: () => 'northgate',
      mayWrite: () => mayWrite,
      drafts: new CommentDrafts(createMemoryStorage(), () => me.id),
    }));
  });
  useEffect(() => store.open(), [store]);
  return (
    <Box as="main" style={{ maxWidth: 720, padding: 16, containerType: 'inline-size' }}>
      <h1 hidden>Report</h1>
      <Comments store={store} definition={testDefinition} />
    </Box>
  );
}

const meta: Meta<typeof Section> = {
  title: 'Screens/Every flow/Report/Comments',
  component: Section,
  parameters: { layout: 'fullscreen', msw: { handlers: server() } },
};
export default meta;

type Story = StoryObj<typeof Section>;

const answers = (...handlers: ReturnType<typeof server>): Pick<Story, 'parameters'> => ({
  parameters: { msw: { handlers } },
});
const write = async (text: string): Promise<void> => {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Comment' }), text);
  await userEvent.click(screen.getByRole('button', { name: 'Add comment' }));
};
const remove = async (): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name: 'Delete comment' }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(await question.findByRole('button', { name: 'Delete comment' }));
};

export const Loaded: Story = {};
export const Loading: Story = answers(mock.get(path, () => never()));
export const Empty: Story = {
  ...answers(...server([])),
  play: async () => void (await screen.findByText('No comments yet')),
};
export const ForViewers: Story = {
  args: { mayWrite: false },
  play: async () => {
    await screen.findByText(two[0]!.message);
    await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
  },
};
export const LongTexts: Story = answers(
  ...server([
    makeComment(seeded('long'), {
      message: `${'The whole side was painted again. '.repeat(20)}\n\n${'unbroken'.repeat(40)}`,
      subject: 'Damage '.repeat(12).trim(),
      author: { ...me, name: 'Wilhelmina Konstantinopoulou-Featherstonehaugh von Hohenlohe' },
    }),
    makeComment(seeded('rtl'), { message: 'הדלת נצבעה לפני חודש, אחרי התאונה' }),
  ]),
);

let isUp = false;
export const Failed: Story = {
  ...answers(mock.get(path, () => (isUp ? { comments: two } : problem('INTERNAL_ERROR', 500)))),
  beforeEach: () => {
    isUp = false;
  },
  play: async () => {
    const retry = await screen.findByRole('button', { name: 'Retry' });
    isUp = true;
    await userEvent.click(retry);
    await screen.findByText(two[0]!.message);
  },
};

let asked = 0;
export const Stale: Story = {
  ...answers(
    mock.get(path, () => {
      asked += 1;
      return asked > 1 ? broken() : { comments: two };
    }),
  ),
  beforeEach: () => {
    asked = 0;
  },
  play: async () => {
    await screen.findByText(two[0]!.message);
    await live.refresh();
    await screen.findByText(/^The newest comments could not/);
    await waitFor(() => expect(screen.getByText(two[0]!.message)).toBeVisible());
  },
};

export const Adds: Story = {
  ...answers(...server()),
  play: async () => {
    await screen.findByText(two[0]!.message);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'About' }), 'Mileage');
    await write('Higher than at the last service.');
    const item = () => screen.getAllByRole('article').at(-1)!;
    await waitFor(() => expect(item()).toHaveTextContent('Mileage'));
    await waitFor(() => expect(item()).not.toHaveAttribute('aria-busy'));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Comment' })).toHaveValue(''));
  },
};

export const Sending: Story = {
  ...answers(
    mock.post(path, () => never()),
    ...server(),
  ),
  play: async () => {
    await screen.findByText(two[0]!.message);
    await write('On its way.');
    const item = (await screen.findByText('On its way.')).closest('article');
    await waitFor(() => expect(item).toHaveAttribute('aria-busy', 'true'));
  },
};

/** It was shown, then rejected: it is back in the box and can be sent again. */
export const NotSent: Story = {
  ...answers(
    mock.post(path, () => broken()),
    ...server(),
  ),
  play: async () => {
    await screen.findByText(two[0]!.message);
    await write('Do not lose me.');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/not saved/));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Comment' })).toHaveValue('Do not lose me.'),
    );
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  },
};

export const DeletesOwn: Story = {
  ...answers(...server()),
  play: async () => {
    await screen.findByText(two[1]!.message);
    await remove();
    await waitFor(() => expect(screen.queryByText(two[1]!.message)).toBeNull());
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  },
};

export const NotDeleted: Story = {
  ...answers(
    mock.delete(`${path}/{commentId}`, () => broken()),
    ...server(),
  ),
  play: async () => {
    await screen.findByText(two[1]!.message);
    await remove();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/not deleted/));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
  },
};

const box = () => screen.findByRole('textbox', { name: 'Comment' });
const offered = async (): Promise<(string | null)[]> => {
  const list = within(await screen.findByRole('listbox', { name: 'Colleagues to mention' }));
  return list.getAllByRole('option').map(({ textContent }) => textContent);
};

/** By keys alone: the list follows what is typed, arrows choose, Enter takes. */
export const Mentions: Story = {
  ...answers(...server()),
  play: async () => {
    await screen.findByText(two[0]!.message);
    await userEvent.type(await box(), 'Please look, @');
    await waitFor(async () =>
      expect(await offered()).toEqual(['ABAnn Berg', 'BCBen ColeAway until 20.03.2026']),
    );
    await userEvent.keyboard('{ArrowDown}');
    const list = within(screen.getByRole('listbox'));
    await waitFor(() =>
      expect(list.getByRole('option', { selected: true })).toHaveTextContent('Ben Cole'),
    );
    await userEvent.keyboard('{ArrowUp}{Enter}');
    await waitFor(async () => expect(await box()).toHaveValue('Please look, @Ann Berg '));
    await expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.type(await box(), 'today.');
    await userEvent.click(screen.getByRole('button', { name: 'Add comment' }));
    const item = () => screen.getAllByRole('article').at(-1)!;
    await waitFor(() => expect(item()).toHaveTextContent('Please look, @Ann Berg today.'));
    await waitFor(() => expect(item()).not.toHaveAttribute('aria-busy'));
  },
};

export const MentionOffered: Story = {
  ...answers(...server()),
  play: async () => {
    await userEvent.type(await box(), '@');
    await offered();
  },
};
export const MentionOfferedOnPhone: Story = {
  ...MentionOffered,
  globals: { viewport: { value: 'phone' } },
};

/** Escape closes the list and keeps what was typed. */
export const MentionOfNobody: Story = {
  ...answers(...server()),
  play: async () => {
    await userEvent.type(await box(), '@zo');
    await screen.findByText('No colleague with this name');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('No colleague with this name')).toBeNull());
    await expect(await box()).toHaveValue('@zo');
  },
};

export const MentionsNotLoaded: Story = {
  ...answers(
    mock.get('/api/colleagues', () => problem('INTERNAL_ERROR', 500)),
    ...server(),
  ),
  play: async () => {
    await userEvent.type(await box(), '@');
    await screen.findByText('Your colleagues could not be loaded');
  },
};

export const Dark: Story = { globals: { scheme: 'dark' } };
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const PseudoLocale: Story = { globals: { language: 'pseudo' } };
