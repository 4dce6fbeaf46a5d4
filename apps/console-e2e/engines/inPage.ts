import type * as Library from '@testing-library/dom';

/** A part of a page, by what a person is told of it. */
export type Target =
  | {
      role: string;
      name?: Words;
      level?: number;
      /** Role of the part that it is in, such as a dialog's. */
      within?: string;
    }
  | { label: Words }
  | { text: Words };

/** Exactly these, or a pattern. */
export type Words = string | RegExp;

/** A target as JSON can carry it. */
export type SentTarget = {
  by: 'Role' | 'LabelText' | 'Text';
  what: SentWords;
  name?: SentWords | undefined;
  level?: number | undefined;
  within?: string | undefined;
};
type SentWords = string | { source: string; flags: string };

/** Prepares a target for the page. */
export function sent(target: Target): SentTarget {
  if ('label' in target) return { by: 'LabelText', what: sentWords(target.label) };
  if ('text' in target) return { by: 'Text', what: sentWords(target.text) };
  const { role, name, level, within } = target;
  return {
    by: 'Role',
    what: role,
    level,
    within,
    name: name === undefined ? name : sentWords(name),
  };
}

const sentWords = (words: Words): SentWords =>
  typeof words === 'string' ? words : { source: words.source, flags: words.flags };

/** What `installHelpers` leaves in a page. */
interface Helpers {
  all: (target: SentTarget) => HTMLElement[];
  /** Where to press it; or why it cannot be pressed yet. */
  point: (target: SentTarget) => { x: number; y: number } | { why: string };
  /** What was complained of on the console since. Firefox tells by itself, from the beginning on. */
  complaints: string[];
}

declare global {
  interface Window {
    TestingLibraryDom?: typeof Library;
    forecourtJourney?: Helpers;
  }
}

/** Runs in the page, once in each document and after Testing Library's own file. */
export function installHelpers(): void {
  const library = window.TestingLibraryDom!;
  const wordsOf = (words: SentWords): Words =>
    typeof words === 'string' ? words : new RegExp(words.source, words.flags);
  const all = ({ by, what, name, level, within }: SentTarget): HTMLElement[] => {
    if (by === 'LabelText') return library.queryAllByLabelText(document.body, wordsOf(what));
    if (by === 'Role') {
      const [place] = within ? library.queryAllByRole(document.body, within) : [document.body];
      if (!place) return [];
      return library.queryAllByRole(place, what as string, {
        ...(name !== undefined && { name: wordsOf(name) }),
        ...(level !== undefined && { level }),
      });
    }
    const found = library.queryAllByText(document.body, wordsOf(what));
    return found.filter((element) => element.checkVisibility({ visibilityProperty: true }));
  };
  const isMoving = (element: HTMLElement): boolean =>
    document.getAnimations().some(({ effect, playState }) => {
      const { target } = effect as KeyframeEffect;
      const lasts = effect?.getTiming().iterations !== Infinity;
      return playState === 'running' && lasts && target?.contains(element);
    });
  const point = (target: SentTarget): { x: number; y: number } | { why: string } => {
    const [element] = all(target);
    if (!element) return { why: 'is not there' };
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    if (isMoving(element)) return { why: 'is moving' };
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)];
    const hit = document.elementFromPoint(x, y);
    const isHit = hit && (element.contains(hit) || hit.closest('label')?.control === element);
    return isHit ? { x, y } : { why: `is behind ${hit?.outerHTML.slice(0, 200)}` };
  };
  const complaints: string[] = [];
  for (const level of ['error', 'warn'] as const) {
    const say = console[level];
    console[level] = (...said: unknown[]) => {
      complaints.push(said.map(String).join(' '));
      say(...said);
    };
  }
  addEventListener('error', ({ message }) => complaints.push(message));
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    complaints.push(`${violatedDirective} refuses ${blockedURI}`),
  );
  window.forecourtJourney = { all, point, complaints };
}
