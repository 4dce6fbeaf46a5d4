import { act, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drawnFrames, HIGH, LOW } from '../testing/frames.ts';
import type { Viewer } from '../viewer.ts';
import { Viewer360, type Viewer360Props } from './Viewer360.tsx';

let root: Root;
let box: HTMLElement;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  box = document.body.appendChild(document.createElement('div'));
  box.style.width = '480px';
  root = createRoot(box);
});

afterEach(() => {
  act(() => root.unmount());
  box.remove();
});

const load = drawnFrames({ count: 8 });
const base: Viewer360Props = { base: HIGH, lowBase: LOW, count: 8, loadFrame: load };
const render = (props: Partial<Viewer360Props> & { ref?: React.Ref<Viewer | undefined> }) =>
  act(() => root.render(<Viewer360 {...base} {...props} />));

describe('the React component', () => {
  it('keeps one viewer while properties change that load nothing', () => {
    const ref = { current: undefined as Viewer | undefined };
    render({ ref });
    const first = ref.current;
    const hotspots = () => [{ frame: 0, x: 0.5, y: 0.5, text: 'Dent' }];
    const texts = () => ({ angle: (degrees: number) => `${degrees} degrees`, play: 'Start' });
    render({ ref, texts: texts() });
    const second = ref.current;
    expect(second).not.toBe(first);
    render({ ref, texts: texts(), hotspots: hotspots(), onChange: () => {} });
    expect(ref.current).toBe(second);
    const button = box.querySelector('[aria-label="Dent"]');
    render({ ref, texts: texts(), hotspots: hotspots() });
    expect(box.querySelector('[aria-label="Dent"]')).toBe(button);
    render({ ref, base: '/drawn/other/high' });
    expect(ref.current).not.toBe(second);
    expect(box.querySelectorAll('.v360-viewer')).toHaveLength(1);
  });

  it('lets a parent hold the angle without fighting the finger', async () => {
    const ref = { current: undefined as Viewer | undefined };
    const seen = vi.fn();
    function Parent() {
      const [frame, setFrame] = useState(2);
      return (
        <Viewer360
          {...base}
          ref={ref}
          frame={frame}
          onChange={(next) => {
            seen(next);
            setFrame(next);
          }}
        />
      );
    }
    act(() => root.render(<Parent />));
    expect(ref.current?.spin.state.frame).toBe(2);
    await act(async () => {
      ref.current?.spin.turnBy(1);
      await expect.poll(() => seen).toHaveBeenLastCalledWith(3);
      ref.current?.spin.turnBy(1);
      await expect.poll(() => seen).toHaveBeenLastCalledWith(4);
    });
    expect(ref.current?.spin.state.frame).toBe(4);
  });

  it('is not pulled back by a parent that answers late', async () => {
    const ref = { current: undefined as Viewer | undefined };
    const seen = vi.fn();
    render({ ref, frame: 0, onChange: seen });
    for (const frame of [1, 2, 3]) {
      ref.current?.spin.turnTo(frame);
      await expect.poll(() => seen).toHaveBeenLastCalledWith(frame, frame * 45);
    }
    render({ ref, frame: 1, onChange: seen });
    expect(ref.current?.spin.state.frame).toBe(3);
    render({ ref, frame: 7, onChange: seen });
    expect(ref.current?.spin.state.frame).toBe(7);
  });

  it('takes everything away when it goes', () => {
    render({});
    act(() => root.render(null));
    expect(box.innerHTML).toBe('');
  });
});
