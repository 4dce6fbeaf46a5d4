import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, useState } from 'react';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { Avatar } from '../avatar/Avatar.tsx';
import { Button } from '../button/Button.tsx';
import { ListRow } from '../list-row/ListRow.tsx';
import { InfiniteList } from './InfiniteList.tsx';
import type { ListPosition } from './InfiniteList.tsx';

interface Person {
  id: string;
  name: string;
}

const people = (count: number): Person[] =>
  Array.from({ length: count }, (_, index) => ({ id: `${index}`, name: `Ann Lee ${index + 1}` }));

const drawPerson = ({ id, name }: Person) => (
  <ListRow
    title={name}
    subtitle="2019 Volvo XC60"
    href={`#${id}`}
    leading={<Avatar name={name} />}
  />
);

const meta = {
  title: 'Components/Lists/InfiniteList',
  component: InfiniteList<Person>,
  args: {
    label: 'Requests',
    items: people(20),
    status: 'ready',
    getKey: (person: Person) => person.id,
    renderItem: drawPerson,
    onLoadMore: fn(),
    onRetry: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ height: 420, display: 'flex', flexDirection: 'column' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof InfiniteList<Person>>;

export default meta;
type Story = StoryObj<typeof meta>;

const scroller = (canvas: HTMLElement): HTMLElement =>
  within(canvas).getByRole('list').parentElement as HTMLElement;

/** Observers of sizes and places have told: they do so within a frame. */
const rest = async () => {
  for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
};

export const Ready: Story = {};
export const FirstLoad: Story = { args: { items: [], status: 'loading' } };
export const LoadingMore: Story = { args: { items: people(3), status: 'loading' } };
export const Complete: Story = { args: { items: people(3), status: 'complete' } };

export const Empty: Story = {
  args: { items: [], status: 'complete' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByText('No results :(')).toBeVisible());
  },
};

export const Failed: Story = {
  args: { items: [], status: 'error' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByText('Opps, something went wrong :(')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const FailedWhileLoadingMore: Story = { args: { items: people(3), status: 'error' } };

function AnswersLater() {
  const [items, setItems] = useState<Person[]>([]);
  return (
    <>
      <button type="button" onClick={() => setItems(items.length === 0 ? people(20) : [])}>
        {items.length === 0 ? 'Answer' : 'Another tab'}
      </button>
      <InfiniteList
        {...meta.args}
        items={items}
        status={items.length === 0 ? 'loading' : 'complete'}
      />
    </>
  );
}

/** Numbers of the rows that should be visible but are not rendered. */
const missing = (root: HTMLElement): number[] => {
  const last = Math.ceil((root.scrollTop + root.clientHeight) / 56) - 1;
  const drawn = new Set(
    within(root)
      .getAllByRole('listitem')
      .map((row) => Number(row.dataset.index)),
  );
  const inView = Array.from({ length: Math.min(last, 19) + 1 }, (_, index) => index);
  return inView.filter((index) => !drawn.has(index));
};

export const RowsInViewAreDrawnWithTheFirstAnswer: Story = {
  render: () => <AnswersLater />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (let round = 0; round < 2; round += 1) {
      // All checks of the empty list are done.
      await rest();
      await userEvent.click(await canvas.findByRole('button', { name: 'Answer' }));
      await canvas.findByText('Ann Lee 1');
      await expect(missing(scroller(canvasElement))).toEqual([]);
      await userEvent.click(await canvas.findByRole('button', { name: 'Another tab' }));
    }
  },
};

export const AsksForMoreNearTheEnd: Story = {
  play: async ({ canvasElement, args }) => {
    const root = scroller(canvasElement);
    await expect(args.onLoadMore).not.toHaveBeenCalled();
    const scrolled = new Promise((resolve) =>
      root.addEventListener('scroll', resolve, { once: true }),
    );
    root.scrollTop = root.scrollHeight - root.clientHeight - 140;
    await scrolled;
    await rest();
    await expect(args.onLoadMore).not.toHaveBeenCalled();
    root.scrollTop = root.scrollHeight - root.clientHeight - 90;
    await waitFor(() => expect(args.onLoadMore).toHaveBeenCalled());
  },
};

export const TenThousandRows: Story = {
  args: { items: people(10_000) },
  play: async ({ canvasElement }) => {
    const root = scroller(canvasElement);
    root.scrollTop = 5000 * 56;
    await waitFor(() => expect(within(canvasElement).getByText('Ann Lee 5001')).toBeVisible());
    await expect(within(canvasElement).getAllByRole('listitem').length).toBeLessThan(40);
  },
};

export const RestsWithFewRowsBeyondTheView: Story = {
  args: { items: people(10_000) },
  play: async ({ canvasElement }) => {
    const root = scroller(canvasElement);
    for (let step = 1; step <= 12; step += 1) {
      root.scrollTop = step * 300;
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    await waitFor(() => {
      const rows = within(canvasElement).getAllByRole('listitem');
      const [first, last] = [rows[0], rows.at(-1)].map((row) => Number(row?.dataset.index));
      const inView = [3600, 3600 + root.clientHeight].map((top) => Math.floor(top / 56));
      return expect([first, last]).toEqual([inView[0]! - 1, inView[1]! + 1]);
    });
  },
};

function Changes() {
  const [items, setItems] = useState(people(8));
  const added = { id: 'new', name: 'Bob Ray' };
  const change = (to: (before: Person[]) => Person[]) => () => setItems(to);
  return (
    <>
      <Button onClick={change((before) => [added, ...before])}>Comes in</Button>
      <Button onClick={change(([first, second, ...rest]) => [second!, first!, ...rest])}>
        Changes places
      </Button>
      <Button onClick={change((before) => [...before, { id: 'last', name: 'Eve Poe' }])}>
        Next page
      </Button>
      <InfiniteList {...meta.args} items={items} status="complete" />
    </>
  );
}

/** The movements of rows since the last press, by name. */
async function press(canvasElement: HTMLElement, name: string) {
  const moved: Record<string, Keyframe[]> = {};
  const animate = spyOn(Element.prototype, 'animate').mockImplementation(function (
    this: Element,
    ...[keyframes, options]: Parameters<Element['animate']>
  ) {
    void expect((options as KeyframeAnimationOptions).duration).toBeLessThan(200);
    moved[within(this as HTMLElement).getByRole('link').textContent] = keyframes as Keyframe[];
    return undefined as unknown as Animation;
  });
  await userEvent.click(within(canvasElement).getByRole('button', { name }));
  animate.mockRestore();
  return moved;
}

const from = (start: number, end: number) =>
  [start, end].map((px) => ({ transform: `translateY(${px}px)` }));

/** A new row fades in and the others make room; a following page is there at once. */
export const RowsMove: Story = {
  render: () => <Changes />,
  globals: { motion: 'full' },
  play: async ({ canvasElement }) => {
    const swapped = await press(canvasElement, 'Changes places');
    await expect(swapped).toEqual({ 'Ann Lee 1': from(0, 56), 'Ann Lee 2': from(56, 0) });
    const added = await press(canvasElement, 'Comes in');
    await expect(added['Bob Ray']).toEqual([{ opacity: 0 }, { opacity: 1 }]);
    await expect(added['Ann Lee 2']).toEqual(from(0, 56));
    await expect(await press(canvasElement, 'Next page')).toEqual({});
  },
};

export const RowsMoveWithReducedMotion: Story = {
  render: () => <Changes />,
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    await expect(await press(canvasElement, 'Changes places')).toEqual({});
    await expect(await press(canvasElement, 'Comes in')).toEqual({});
    await waitFor(() => expect(within(canvasElement).getByText('Bob Ray')).toBeVisible());
  },
};

const twelve = people(12);

function TwoHeights({ onLoadMore }: { onLoadMore: () => void }) {
  const [isLow, setLow] = useState(false);
  const height = isLow ? 28 : 120;
  return (
    <>
      <button type="button" onClick={() => setLow(!isLow)}>
        Changes height
      </button>
      <InfiniteList
        {...meta.args}
        items={twelve}
        rowHeight={isLow ? 28 : 112}
        measured={!isLow}
        renderItem={({ name }) => <div style={{ height, overflow: 'hidden' }}>{name}</div>}
        onLoadMore={onLoadMore}
      />
    </>
  );
}

/** Lower rows fill the list without a scroll, one after another, and leave room for the next page. */
export const RowsChangeHeight: Story = {
  render: ({ onLoadMore }) => <TwoHeights onLoadMore={onLoadMore} />,
  args: { onLoadMore: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByText('Ann Lee 3')).toBeVisible());
    await rest();
    await expect(canvas.queryByText('Ann Lee 12')).toBeNull();
    await expect(args.onLoadMore).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Changes height' }));
    await waitFor(() => expect(canvas.getByText('Ann Lee 12')).toBeVisible());
    await waitFor(() => expect(args.onLoadMore).toHaveBeenCalled());
    await waitFor(() => {
      const rows = canvas.getAllByRole('listitem').map((row) => row.getBoundingClientRect().top);
      void expect(rows.map((top) => top - rows[0]!)).toEqual(rows.map((_, row) => 28 * row));
    });
  },
};

function LeaveAndReturn() {
  const [position, setPosition] = useState<ListPosition>();
  const [open, setOpen] = useState(true);
  const keep = useCallback(
    (details: { position: ListPosition }) => setPosition(details.position),
    [],
  );
  return (
    <>
      <button type="button" onClick={() => setOpen(!open)}>
        {open ? 'Leave' : 'Return'}
      </button>
      {open && (
        <InfiniteList
          {...meta.args}
          items={people(500)}
          status="ready"
          position={position}
          onLeave={keep}
        />
      )}
    </>
  );
}

export const ReturnsToTheSameRow: Story = {
  render: () => <LeaveAndReturn />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    scroller(canvasElement).scrollTop = 100 * 56;
    await waitFor(() => expect(canvas.getByText('Ann Lee 101')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Return' }));
    await waitFor(() => expect(canvas.getByText('Ann Lee 101')).toBeVisible());
    await expect(scroller(canvasElement).scrollTop).toBe(5600);
  },
};
