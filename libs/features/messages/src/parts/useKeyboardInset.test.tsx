// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useKeyboardInset } from './useKeyboardInset.ts';

class Viewport extends EventTarget {
  height = window.innerHeight;
  offsetTop = 0;
  scale = 1;

  change(values: Partial<Pick<Viewport, 'height' | 'offsetTop' | 'scale'>>): void {
    Object.assign(this, values);
    this.dispatchEvent(new Event('resize'));
  }
}

let viewport: Viewport;

function Foot() {
  const foot = useRef<HTMLDivElement>(null);
  useKeyboardInset(foot);
  return (
    <div ref={foot} data-testid="foot">
      Write here
    </div>
  );
}
const inset = () => screen.getByTestId('foot').style.getPropertyValue('--keyboard');

beforeEach(() => {
  viewport = new Viewport();
  vi.stubGlobal('visualViewport', viewport);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a keyboard over the page lifts the box by its height, and lets it down again', () => {
  render(<Foot />);
  expect(inset()).toBe('0px');
  viewport.change({ height: window.innerHeight - 300 });
  expect(inset()).toBe('300px');
  viewport.change({ offsetTop: 100 });
  expect(inset()).toBe('200px');
  viewport.change({ height: window.innerHeight, offsetTop: 0 });
  expect(inset()).toBe('0px');
});

test('neither a bar of the browser nor zooming in moves it', () => {
  render(<Foot />);
  viewport.change({ height: window.innerHeight - 60 });
  expect(inset()).toBe('0px');
  viewport.change({ height: window.innerHeight / 2, scale: 2 });
  expect(inset()).toBe('0px');
});

test('where the page itself gets smaller, nothing is added', () => {
  render(<Foot />);
  const { innerHeight } = window;
  vi.stubGlobal('innerHeight', innerHeight - 300);
  viewport.change({ height: innerHeight - 300 });
  expect(inset()).toBe('0px');
});
