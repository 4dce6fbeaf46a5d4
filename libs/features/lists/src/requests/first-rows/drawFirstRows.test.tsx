// @vitest-environment jsdom
import { requestStatuses } from '@forecourt/contract';
import type { Request } from '@forecourt/contract';
import { makeRequest, seeded } from '@forecourt/contract/fixtures';
import { TestProviders } from '@forecourt/testing/story';
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SelectableRow } from '../../list/SelectableRow.tsx';
import { Selection } from '../../list/Selection.ts';
import { customerName } from '../customer.ts';
import { RequestRow } from '../parts/RequestRow.tsx';
import { drawFirstRows } from './drawFirstRows.ts';

const report = (id: string): string => `/trade/report/${id}`;

const car = { plate: 'KES 105', year: 2021, make: 'Hyundai', model: 'Tucson' };
const info = { user_sale_plan: 'Trade-In', car_availability: 'Weeks' } as const;
const requests: Request[] = [
  ...requestStatuses.map((status) => makeRequest(seeded(status), { status })),
  makeRequest(seeded('whole'), { status: 'COMPLETED', name: 'Ann Lee', report: { car }, info }),
  makeRequest(seeded('undelivered'), {
    status: 'NEW',
    delivery: {
      state: 'FAILED',
      channel: 'SMS',
      reason: 'NUMBER_REJECTED',
      at: '2026-03-02T09:00:00.000Z',
    },
  }),
  makeRequest(seeded('no plate'), { report: { car: { ...car, plate: null } } }),
  makeRequest(seeded('nobody'), { name: null, phone: '37255512345', email: null }),
];

/** What a row is made of; pictures are the app's, and of a class the name without its variants. */
function shapeOf(element: Element): unknown {
  const classes = [...element.classList].filter(
    (name) => /^fc-/.test(name) && !name.includes('--'),
  );
  const parts = [...element.childNodes].filter(({ nodeName }) => nodeName !== 'svg');
  return {
    tag: element.tagName,
    classes: classes.toSorted(),
    ...Object.fromEntries(
      ['href', 'dir', 'datetime', 'role', 'type'].map((name) => [name, element.getAttribute(name)]),
    ),
    parts: parts.map((part) => (part instanceof Element ? shapeOf(part) : part.textContent)),
  };
}

/** Rows as the app draws them. */
function rowsOfApp(sale: boolean, cards: boolean): Element[] {
  const { container } = render(
    <TestProviders>
      {requests.map((request, index) => (
        <SelectableRow
          key={request.id}
          cards={cards}
          id={request.id}
          name={customerName(request)}
          selection={new Selection(() => requests)}
          place={{
            role: 'listitem',
            style: {},
            'data-index': index,
            'aria-posinset': index + 1,
            'aria-setsize': -1,
          }}
        >
          {(selectable) => (
            <RequestRow
              request={request}
              {...selectable}
              columns={sale ? ['car', 'sale'] : ['car']}
              href={report(request.id)}
              menu={() => []}
            />
          )}
        </SelectableRow>
      ))}
    </TestProviders>,
  );
  // React keeps the parts of a text apart.
  container.normalize();
  return [...container.querySelectorAll('[role=listitem]')];
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe.each([
  ['a table', false],
  ['cards', true],
])('the first rows on %s', (_, cards) => {
  it.each([
    ['with a plan of sale', true],
    ['without', false],
  ])('are those that the app will draw, %s', (__, sale) => {
    vi.stubGlobal('matchMedia', () => ({ matches: cards }));
    const drawn = drawFirstRows(requests, { report, sale });
    vi.unstubAllGlobals();
    const rows = [...drawn.querySelectorAll('[role=listitem]')];
    expect(rows.map(shapeOf)).toEqual(rowsOfApp(sale, cards).map(shapeOf));
  });
});

it('a box and a menu that do nothing yet are neither read out nor reached by keys', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const row = drawFirstRows(requests.slice(0, 1), { report, sale: false });
  const box = row.querySelector('input')!;
  box.click();
  expect(box.checked).toBe(false);
  for (const control of row.querySelectorAll('input, button')) {
    expect(control.getAttribute('aria-hidden')).toBe('true');
    expect(control.getAttribute('tabindex')).toBe('-1');
  }
});
