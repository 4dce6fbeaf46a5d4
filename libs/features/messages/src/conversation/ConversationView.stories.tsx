import type { Meta, StoryObj } from '@storybook/react-vite';
import { broken, mock, never, problem } from '@forecourt/testing';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import {
  conversationHandlers,
  makeDetails,
  makeFile,
  makeMessages,
} from '../test/conversationServer.ts';
import { PhotoViewProvider } from '../files/photoView.ts';
import { ConversationStory } from '../test/ConversationStory.tsx';
import { drawnPhoto, pdfFile } from '../test/files.ts';

const meta: Meta<typeof ConversationStory> = {
  title: 'Screens/Every flow/Messages/Conversation',
  component: ConversationStory,
  parameters: { layout: 'fullscreen', msw: { handlers: conversationHandlers(makeMessages(12)) } },
};
export default meta;

type Story = StoryObj<typeof ConversationStory>;
type Handlers = ReturnType<typeof conversationHandlers>;

const path = '/chats/conversations/{conversationId}';
const phone = { viewport: { value: 'phone' } };
const answered = (handlers: Handlers) => ({ msw: { handlers } });
const box = (canvas: HTMLElement) => within(canvas).getByRole('textbox');

export const Loading: Story = { parameters: answered([mock.get(path, () => never())]) };
export const Loaded: Story = {};
export const Phone: Story = { globals: phone };
export const Empty: Story = { parameters: answered(conversationHandlers([])) };
export const Failed: Story = { parameters: answered([mock.get(path, () => broken())]) };
export const Gone: Story = {
  parameters: answered([mock.get(path, () => problem('NOT_FOUND', 404))]),
};
export const ForViewers: Story = { args: { mayWrite: false } };
export const Draft: Story = {
  args: { kept: { draft: 'The first line of a draft\nand a second one' } },
};

export const Unread: Story = {
  parameters: answered(conversationHandlers(makeMessages(9), { readSeq: 6 })),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('New messages')).toBeVisible());
  },
};

export const ReadByThem: Story = {
  parameters: answered(conversationHandlers(makeMessages(2))),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Read')).toBeVisible());
  },
};

/** What was said last is beside the field for the next message, not at the other end of the screen. */
export const OneMessage: Story = {
  parameters: answered(conversationHandlers(makeMessages(1))),
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('region');
    await waitFor(() => {
      const last = within(list).getAllByRole('listitem').at(-1)!;
      const gap = list.getBoundingClientRect().bottom - last.getBoundingClientRect().bottom;
      return expect(gap).toBeLessThanOrEqual(16);
    });
    await expect(list.scrollHeight).toBe(list.clientHeight);
  },
};

export const Sending: Story = {
  parameters: answered([mock.post(path, () => never()), ...conversationHandlers(makeMessages(4))]),
  args: { kept: { unsent: ['On its way'] } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/Sending/)).toBeVisible());
  },
};

export const NotSent: Story = {
  parameters: answered([mock.post(path, () => broken()), ...conversationHandlers(makeMessages(4))]),
  args: { kept: { unsent: ['It did not get through', 'Nor did this one'] } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Retry' })).toHaveLength(2));
  },
};

/** The first page loads, later ones do not. */
const cutOff = (): Handlers => {
  const messages = makeMessages(6);
  const conversation = makeDetails(messages);
  return [
    mock.get(path, ({ query }) =>
      query.since === undefined
        ? { messages: [...messages].reverse(), after: null, conversation }
        : broken(),
    ),
    ...conversationHandlers(messages),
  ];
};
export const Offline: Story = {
  args: { onStore: (store) => void store.open().then(() => store.heard({ lastSeq: 99 })) },
  parameters: answered(cutOff()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/No connection/)).toBeVisible());
  },
};

export const SendsOnEnter: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('list');
    await userEvent.type(box(canvasElement), 'One{Shift>}{Enter}{/Shift}two{Enter}');
    await waitFor(() => expect(box(canvasElement)).toHaveValue(''));
    await waitFor(() => expect(canvas.getByText(/One\s+two/)).toBeVisible());
  },
};

export const QuickReply: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('list');
    await userEvent.type(box(canvasElement), 'Hello.');
    await userEvent.click(canvas.getByRole('button', { name: /a few more photos/ }));
    await waitFor(() =>
      expect(box(canvasElement)).toHaveValue('Hello. Could you send us a few more photos, please?'),
    );
  },
};

export const HundredsOfMessages: Story = {
  parameters: answered(conversationHandlers(makeMessages(700))),
  play: async ({ canvas, canvasElement }) => {
    const list = await canvas.findByRole('region', { name: /Conversation with/ });
    await waitFor(() => expect(list.scrollTop).toBeGreaterThan(1000));
    await expect(canvasElement.querySelectorAll('[role=listitem]').length).toBeLessThan(60);
    list.scrollTop = list.scrollHeight / 2;
    const jump = await canvas.findByRole('button', { name: 'Jump to newest' });
    await userEvent.click(jump);
    await waitFor(() =>
      expect(canvas.queryByRole('button', { name: 'Jump to newest' })).not.toBeInTheDocument(),
    );
  },
};

const odd = [
  'هل السيارة لا تزال للبيع؟ أود رؤيتها يوم الخميس.',
  '<script>alert(1)</script> <b>not bold</b> &amp;',
  `https://example.com/${'a'.repeat(180)}?q=1`,
  'Wolfeschlegelsteinhausenbergerdorff'.repeat(8),
  'turned \u202e backwards \u202c and on',
  'javascript:alert(1) is no link, https://example.com is.',
];
export const OddTexts: Story = {
  parameters: answered(conversationHandlers(makeMessages(6, (seq) => ({ message: odd[seq - 1] })))),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText(/<b>not bold<\/b>/)).toBeVisible());
    await expect(canvasElement.querySelectorAll('script')).toHaveLength(0);
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    for (const href of links) await expect(href).toMatch(/^https:\/\/example\.com\//);
  },
};
export const OddTextsOnPhone: Story = { ...OddTexts, globals: phone };

const sentFiles = [
  [makeFile()],
  ['Scratch.jpg', 'Front and left.jpg', 'Odometer.jpg'].map((name) => makeFile({ name })),
  [makeFile({ name: 'Trade-in offer, 2019 Volvo V60.pdf' })],
];
const withFiles = conversationHandlers(
  makeMessages(4, (seq) => ({
    attachments: sentFiles[seq - 1] ?? [],
    ...(seq === 1 || seq === 2 ? { message: '' } : {}),
  })),
);
export const WithFiles: Story = {
  parameters: answered(withFiles),
  play: async ({ canvas }) => {
    const photo = await canvas.findByRole('link', { name: 'Open photo: IMG_0412.jpg' });
    await expect(photo).toHaveAttribute('rel', 'noopener noreferrer');
    // the third of three has the width of the first two
    const [first, third] = ['Scratch', 'Odometer'].map((name) =>
      canvas.getByRole('link', { name: `Open photo: ${name}.jpg` }).getBoundingClientRect(),
    );
    await expect(third!.width).toBeGreaterThan(2 * first!.width);
    const pdf = canvas.getByRole('link', {
      name: /^Trade-in offer, 2019 Volvo V60.pdf PDF · 242 kB Download$/,
    });
    await expect(pdf).toHaveAttribute('download');
  },
};
export const WithFilesOnPhone: Story = { ...WithFiles, globals: phone };

/** Where the app shows photos itself, it can say something of each, here of the first. */
export const WithANoteOnAPhoto: Story = {
  parameters: answered(withFiles),
  decorators: [
    (Story) => (
      <PhotoViewProvider
        value={{
          show: ({ photo, onClose }) => <button onClick={onClose}>Close {photo.name}</button>,
          noteOf: ({ name }) => name === 'IMG_0412.jpg' && 'In the report',
        }}
      >
        <Story />
      </PhotoViewProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Open photo: IMG_0412.jpg In the report' });
    await userEvent.click(canvas.getByRole('button', { name: 'Open photo: Scratch.jpg' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Close Scratch.jpg' }));
  },
};

const choose = async (canvas: HTMLElement, files: File[]) => {
  await within(canvas).findByRole('list');
  await userEvent.upload(canvas.querySelector<HTMLInputElement>('input[type=file]')!, files, {
    applyAccept: false,
  });
};

/** What was chosen is above the box; it is sent without a word. */
export const ChosenFiles: Story = {
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, [await drawnPhoto('Left side.jpg'), pdfFile('Papers.pdf')]);
    const chosen = await canvas.findByRole('group', { name: 'Files to send' });
    await waitFor(() => expect(within(chosen).getAllByRole('button')).toHaveLength(2));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Remove Papers.pdf' })).toBeVisible(),
    );
  },
};
export const ChosenFilesOnPhone: Story = { ...ChosenFiles, globals: phone };

export const RemovedFile: Story = {
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, [pdfFile('Papers.pdf')]);
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove Papers.pdf' }));
    await waitFor(() => expect(canvas.queryByRole('group', { name: 'Files to send' })).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled');
  },
};

export const SendsFiles: Story = {
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, [await drawnPhoto('Left side.jpg')]);
    await canvas.findByRole('button', { name: 'Remove Left side.jpg' });
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(canvas.getByRole('link', { name: /Open photo/ })).toBeVisible());
    await expect(canvas.queryByRole('group', { name: 'Files to send' })).toBeNull();
  },
};

export const WrongFile: Story = {
  play: async ({ canvas, canvasElement }) => {
    await choose(canvasElement, [new File(['just words'], 'notes.txt')]);
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('notes.txt isn’t a photo or PDF.'),
    );
  },
};

const content = '/chats/listings/{requestId}/attachments/{uploadId}/content';
const sendPdf: Story['play'] = async ({ canvas, canvasElement }) => {
  await choose(canvasElement, [pdfFile('Papers.pdf')]);
  await canvas.findByRole('button', { name: 'Remove Papers.pdf' });
  await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
};
const answering = (answer: Handlers[number]) =>
  answered([answer, ...conversationHandlers(makeMessages(3))]);

export const UploadingFile: Story = {
  parameters: answering(mock.patch(content, () => never())),
  play: async (context) => {
    await sendPdf(context);
    const bar = await context.canvas.findByRole('progressbar', { name: 'Sending Papers.pdf' });
    await expect(bar).toHaveAttribute('aria-valuenow', '0');
  },
};

/** The message stays with the reason, which reads well on it. */
export const RefusedFile: Story = {
  parameters: answering(mock.patch(content, () => problem('INVALID_FORMAT', 422))),
  play: async (context) => {
    await sendPdf(context);
    await waitFor(() => expect(context.canvas.getByText(/Remove its password/)).toBeVisible());
  },
};

export const EditsRefusedFile: Story = {
  ...RefusedFile,
  play: async (context) => {
    await RefusedFile.play?.(context);
    await userEvent.click(await context.canvas.findByRole('button', { name: 'Edit' }));
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: 'Remove Papers.pdf' })).toBeVisible(),
    );
  },
};

/** Nothing is wrong: it goes by itself when the network is back. */
export const FileWaits: Story = {
  parameters: answering(mock.patch(content, () => broken())),
  play: async (context) => {
    await sendPdf(context);
    await waitFor(() => expect(context.canvas.getByText('Waiting to send')).toBeVisible());
  },
};

const drag = (over: HTMLElement, type: string, dataTransfer: DataTransfer) =>
  over.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));

export const DraggedFiles: Story = {
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('region', { name: /Conversation with/ });
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(pdfFile('Papers.pdf'));
    drag(list, 'dragover', dataTransfer);
    await waitFor(() =>
      expect(canvas.getByText('Drop photos or PDFs to attach them')).toBeVisible(),
    );
  },
};
export const DroppedFiles: Story = {
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('region', { name: /Conversation with/ });
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(pdfFile('Papers.pdf'));
    drag(list, 'drop', dataTransfer);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Remove Papers.pdf' })).toBeVisible(),
    );
  },
};
