// @vitest-environment jsdom
import { createMemoryStorage } from '@forecourt/platform';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { TestProviders } from '@forecourt/testing/story';
import { until } from '@forecourt/testing/until';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeServer } from '../test/FakeServer.ts';
import { ConversationStore } from './ConversationStore.ts';
import { ConversationView } from './ConversationView.tsx';
import { DeviceDrafts } from './DeviceDrafts.ts';

let server: FakeServer;
let store: ConversationStore<string>;

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  server = new FakeServer();
  store = new ConversationStore({
    id: 'c1',
    source: server,
    mayWrite: () => true,
    drafts: new DeviceDrafts(createMemoryStorage(), () => 'u1'),
  });
});
afterEach(() => {
  cleanup();
  store.dispose();
  vi.unstubAllGlobals();
});

async function show(): Promise<void> {
  render(
    <TestProviders>
      <ConversationView store={store} name="Marta" />
    </TestProviders>,
  );
  await act(() => store.open());
}

test('what is typed goes out on Enter, and the box is empty for the next', async () => {
  await show();
  const box = screen.getByRole('textbox', { name: 'Write to Marta' });
  fireEvent.change(box, { target: { value: 'Hello' } });
  expect(store.draft).toBe('Hello');
  await act(async () => {
    fireEvent.keyDown(box, { key: 'Enter' });
    await until(() => expect(server.messages.map(({ text }) => text)).toEqual(['Hello']));
  });
  expect((box as HTMLTextAreaElement).value).toBe('');
});

test('without messages it says so, and a failed load can be tried again', async () => {
  server.down = true;
  await show();
  server.down = false;
  server.write('one');
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await until(() => expect(store.phase).toBe('loaded'));
  });
  screen.getByRole('region', { name: 'Conversation with Marta' });
});
