// @vitest-environment jsdom
import { until } from '@forecourt/testing/until';
import { createRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { afterEach, expect, test } from 'vitest';
import { AfterHead } from './AfterHead.tsx';

let root: Root | undefined;
afterEach(() => root?.unmount());

test('the car is on the screen before the sections of its report are drawn', async () => {
  const page = document.createElement('div');
  const drawn: string[] = [];
  const Part = ({ name }: { name: string }) => {
    drawn.push(name);
    return <p>{name}</p>;
  };
  root = createRoot(page);
  flushSync(() =>
    root?.render(
      <>
        <Part name="car" />
        <AfterHead>
          <Part name="sections" />
        </AfterHead>
      </>,
    ),
  );
  expect(drawn).toEqual(['car']);
  expect(page.textContent).toBe('car');
  await until(() => expect(page.textContent).toBe('carsections'));
});
