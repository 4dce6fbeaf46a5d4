import { callsOf } from '@forecourt/api-client';
import {
  makePublicConversation,
  makePublicMessage,
  many,
  seeded,
} from '@forecourt/contract/fixtures';
import { createMemoryStorage, type KeyValueStorage } from '@forecourt/platform';
import { broken, mock, never, perRun, problem } from '@forecourt/testing';
import { LanguageSelect } from '@forecourt/ui/language-select';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useEffect, useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ConversationStore } from '../conversation/ConversationStore.ts';
import { DeviceDrafts } from '../conversation/DeviceDrafts.ts';
import { storyNow } from '../test/conversationServer.ts';
import { storyHttp } from '../test/ConversationStory.tsx';
import { KeptTalk } from './KeptTalk.ts';
import { PublicConversationScreen } from './PublicConversationScreen.tsx';
import { linkEndpoints } from './conversationLink.ts';
import { publicSource } from './publicSource.ts';

interface PageProps {
  side?: ReactNode;
  /** What the device has kept from an earlier visit. */
  device?: KeyValueStorage;
}

/** The real page with the real store and client, without events. */
function Page({ side, device }: PageProps) {
  const [{ store, kept }] = useState(() => {
    const link = { requestId: 'r1', sessionKey: 'k1' };
    const kept = new KeptTalk({ storage: device ?? createMemoryStorage(), ...link });
    const source = publicSource({ api: callsOf(storyHttp(), linkEndpoints), ...link });
    const store = new ConversationStore({
      id: 'link',
      source: kept.around(source),
      drafts: new DeviceDrafts(createMemoryStorage(), () => 'link'),
      mayWrite: () => true,
    });
    return { store, kept };
  });
  useEffect(() => {
    let stop = (): void => undefined;
    void store.open().then(() => (stop = kept.follow(store)));
    return () => {
      stop();
      store.dispose();
    };
  }, [store, kept]);
  return <PublicConversationScreen store={store} now={() => storyNow} side={side} />;
}

const path = '/api/public/conversations/{requestId}/{sessionKey}';
const conversationOf = (lastSeq: number) =>
  makePublicConversation(seeded('link'), { lastSeq, name: 'Marta Keller' });

function handlersOf(count: number) {
  const random = seeded('public');
  const first = many(count, (index) =>
    makePublicMessage(random, {
      seq: index + 1,
      mine: index % 3 === 1,
      insertedAt: new Date(storyNow - (count - index) * 3_600_000).toISOString(),
    }),
  );
  const kept = perRun(() => ({ messages: [...first] }));
  return [
    mock.get(path, () => ({
      conversation: conversationOf(kept.messages.length),
      messages: [...kept.messages].reverse(),
      after: null,
    })),
    mock.post(path, ({ body, request }) => {
      const message = makePublicMessage(seeded(body.message), {
        seq: kept.messages.length + 1,
        mine: true,
        message: body.message,
        clientKey: request.headers.get('idempotency-key'),
        insertedAt: new Date(storyNow).toISOString(),
      });
      kept.messages.push(message);
      return { message };
    }),
    mock.post(`${path}/read`, ({ body }) => ({ readSeq: body.seq })),
  ];
}

const meta: Meta<typeof Page> = {
  title: 'Screens/Every flow/Messages/Public conversation',
  component: Page,
  parameters: { layout: 'fullscreen', msw: { handlers: handlersOf(8) } },
  globals: { viewport: { value: 'phone' } },
};
export default meta;

type Story = StoryObj<typeof Page>;
const answered = (handlers: ReturnType<typeof handlersOf>) => ({ msw: { handlers } });

export const Loaded: Story = {};
export const Desktop: Story = { globals: { viewport: { value: 'desktop' } } };
export const Loading: Story = {
  parameters: answered([mock.get(path, () => never())]),
  play: async ({ canvas }) =>
    void (await canvas.findByRole('textbox', { name: 'Write a message' })),
};
export const Empty: Story = { parameters: answered(handlersOf(0)) };
export const Failed: Story = { parameters: answered([mock.get(path, () => broken())]) };
export const LinkOver: Story = {
  parameters: answered([mock.get(path, () => problem('NOT_FOUND', 404))]),
};
export const NotSent: Story = {
  parameters: answered([mock.post(path, () => broken()), ...handlersOf(3)]),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox'), 'Is it still on?{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible());
  },
};
const device = createMemoryStorage();

/** The link was open before: what was said is there, and what is written waits. */
export const OfflineFromDevice: Story = {
  args: { device },
  parameters: answered([
    mock.get(path, () => broken()),
    mock.post(path, () => broken()),
    ...handlersOf(0),
  ]),
  loaders: [
    async () => {
      const conversation = conversationOf(2);
      const random = seeded('kept');
      const said = ['Is the service book complete?', 'It is, I have it here.'];
      const messages = said.map((message, index) => {
        const { id, insertedAt } = makePublicMessage(random, {
          insertedAt: new Date(storyNow - (2 - index) * 3_600_000).toISOString(),
        });
        const mine = index === 1;
        return { id, seq: index + 1, text: message, mine, author: null, at: insertedAt, key: null };
      });
      const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode('k1'));
      const hex = (byte: number): string => byte.toString(16).padStart(2, '0');
      const proof = Array.from(new Uint8Array(bytes), hex).join('');
      const page = { messages, after: null, marks: conversation, subject: conversation };
      device.set('forecourt_talk:r1', JSON.stringify({ proof, at: Date.now(), page }));
    },
  ],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Is the service book complete?')).toBeVisible());
    await waitFor(() => expect(canvas.getByText(/^No connection/)).toBeVisible());
    await userEvent.type(canvas.getByRole('textbox'), 'Shall I bring it?{Enter}');
    await waitFor(() => expect(canvas.getByText('Waiting to send')).toBeVisible());
  },
};
export const Answers: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('list');
    await userEvent.type(canvas.getByRole('textbox'), 'Thursday suits me.{Enter}');
    await waitFor(() => expect(canvas.getByText('Thursday suits me.')).toBeVisible());
  },
};

/** The car went to somebody else: the buyer can still read what was said. */
export const Sold: Story = {
  parameters: answered([
    mock.get(path, () => ({
      conversation: makePublicConversation(seeded('link'), { lastSeq: 0, sold: true }),
      messages: [],
      after: null,
    })),
  ]),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Sold')).toBeVisible());
  },
};

/** If the partner has more than one language. */
export const Languages: Story = {
  args: {
    side: (
      <LanguageSelect
        bare
        languages={[
          { code: 'en-US', name: 'English' },
          { code: 'de-DE', name: 'Deutsch' },
        ]}
        value="en-US"
        onChange={() => undefined}
      />
    ),
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: 'Language' })).toHaveValue('en-US'),
    );
  },
};
