import { beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../clock.ts';
import { Resource } from './resource.ts';

describe('Resource', () => {
  let resource: Resource<string>;
  let signals: AbortSignal[];
  let answers: ((value: string) => void)[];
  const load = (): Promise<boolean> =>
    resource.load((signal) => {
      signals.push(signal);
      return new Promise((resolve) => answers.push(resolve));
    });

  beforeEach(() => {
    resource = new Resource(new ManualClock(42));
    signals = [];
    answers = [];
  });

  it('loads, and keeps what it has while it loads again', async () => {
    const first = load();
    expect(resource.state.status).toBe('loading');
    answers[0]!('one');
    expect(await first).toBe(true);
    expect(resource.state).toEqual({ status: 'loaded', value: 'one', updatedAt: 42 });
    void load();
    expect([resource.state.status, resource.value]).toEqual(['loading', 'one']);
  });

  it('drops and aborts the older of two loads, in whatever order they answer', async () => {
    const first = load();
    const second = load();
    expect(signals[0]!.aborted).toBe(true);
    answers[1]!('two');
    expect(await second).toBe(true);
    answers[0]!('one');
    expect(await first).toBe(false);
    expect(resource.value).toBe('two');
  });

  it('says why it failed, and keeps the value from before', async () => {
    resource.set('one');
    expect(await resource.load(() => Promise.reject(new Error('offline')))).toBe(false);
    expect(resource.state).toMatchObject({ status: 'error', error: { message: 'offline' } });
    expect(resource.value).toBe('one');
  });

  it('is not overtaken by a load that was on its way when it was set or reset', async () => {
    const before = load();
    resource.set('pushed');
    answers[0]!('old');
    await before;
    expect(resource.value).toBe('pushed');
    const after = load();
    resource.reset();
    answers[1]!('old');
    await after;
    expect(resource.state).toEqual({ status: 'initial' });
  });

  it('keeps what the server answered when an older load answers after it', async () => {
    resource.set('open');
    const before = load();
    resource.change(() => 'accepted');
    expect(resource.value).toBe('accepted');
    answers[0]!('open');
    await before;
    expect(resource.value).toBe('accepted');
    const after = load();
    answers[1]!('sold');
    await after;
    expect(resource.value).toBe('sold');
  });

  it('changes nothing of a value that was set, or loaded, after it', async () => {
    void load();
    resource.change(() => 'accepted');
    resource.set('sold');
    const after = load();
    answers[1]!('handed over');
    await after;
    expect(resource.value).toBe('handed over');
  });

  it('takes a change ahead of the answer back, unless something newer came', () => {
    resource.changeAhead((value) => `${value}!`)();
    expect(resource.value).toBeUndefined();
    resource.set('one');
    const undo = resource.changeAhead((value) => `${value}!`);
    expect(resource.value).toBe('one!');
    void load();
    undo();
    expect(resource.value).toBe('one');
    const late = resource.changeAhead((value) => `${value}?`);
    resource.set('newer');
    late();
    expect(resource.value).toBe('newer');
  });
});
