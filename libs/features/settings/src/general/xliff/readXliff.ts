import { SaxesParser, type SaxesTagNS } from 'saxes';
import { XLIFF_NAMESPACE } from './namespace.ts';

/** Why a file of XLIFF is refused as a whole. */
export type XliffProblem = 'notXml' | 'doctype' | 'notXliff';

/** Why one text of it is left out. */
export type UnitProblem = 'element' | 'repeated';

export interface XliffContent {
  ok: true;
  /** The language of the translations, as the file names it; null if it doesn't. */
  language: string | null;
  /** Translations by message id; those that are missing are left out. */
  messages: Record<string, string>;
  /** The line of each translation, from 1. */
  lines: ReadonlyMap<string, number>;
  leftOut: readonly { id: string; reason: UnitProblem; line: number }[];
}

export type ReadXliff = XliffContent | { ok: false; problem: XliffProblem; line: number };

/** Has what is wrong with the file as a whole. */
class Refused extends Error {
  readonly problem: XliffProblem;
  constructor(problem: XliffProblem) {
    super(problem);
    this.problem = problem;
  }
}

/**
 * Reads the translations of an XLIFF 1.2 file. Document types are refused, so there are no entities
 * but the five of XML; nothing outside of the file is read. Elements that have no translation are
 * passed over.
 */
export function readXliff(content: string): ReadXliff {
  const parser = new SaxesParser({ xmlns: true });
  const reader = new Reader(() => parser.line);
  parser.on('doctype', () => reader.refuse('doctype'));
  parser.on('opentagstart', () => reader.begin());
  parser.on('opentag', (tag) => reader.open(tag));
  parser.on('closetag', ({ local }) => reader.close(local));
  parser.on('text', (text) => reader.words(text));
  parser.on('cdata', (text) => reader.words(text));
  try {
    parser.write(content).close();
    return reader.result();
  } catch (error) {
    const problem = error instanceof Refused ? error.problem : 'notXml';
    return { ok: false, problem, line: parser.line };
  }
}

/** A text that is being read. */
interface Unit {
  id: string;
  /** Codes of its source, by element and number: tools may send back the number alone. */
  codes: Map<string, string>;
  source: string;
  target: string;
  line: number;
  /** How far the tool says that it is translated. */
  state?: string | undefined;
  problem: { reason: UnitProblem; line: number } | null;
}

/** A code that is being read. */
interface Code {
  element: string;
  number: string;
  text: string;
  /** What stands for it where the file has only its number. */
  fallback: string;
}

/** Elements that hold code, and those that stand for it: the code that they are matched with. */
const CODES: Readonly<Record<string, string>> = {
  ph: 'ph',
  it: 'ph',
  x: 'ph',
  bpt: 'bpt',
  bx: 'bpt',
  ept: 'ept',
  ex: 'ept',
};
/** No real file nests deeper; each element looks back along its path. */
const MOST_DEPTH = 100;

class Reader {
  private readonly lineNow: () => number;
  private readonly path: string[] = [];
  private readonly pairs: string[] = [];
  private tagLine = 1;
  private unit: Unit | null = null;
  private code: Code | null = null;
  private language: string | null = null;
  private readonly messages = new Map<string, string>();
  private readonly lines = new Map<string, number>();
  private readonly leftOut: { id: string; reason: UnitProblem; line: number }[] = [];

  constructor(lineNow: () => number) {
    this.lineNow = lineNow;
  }

  refuse(problem: XliffProblem): never {
    throw new Refused(problem);
  }

  /** A tag has begun: elements are named by the line of their name. */
  begin(): void {
    this.tagLine = this.lineNow();
  }

  open({ local, uri, attributes }: SaxesTagNS): void {
    const parent = this.path.at(-1);
    const value = (name: string): string | undefined => attributes[name]?.value;
    const isOurs = uri === XLIFF_NAMESPACE || uri === '';
    if (this.path.length === 0 && !(isOurs && local === 'xliff' && value('version') === '1.2')) {
      this.refuse('notXliff');
    }
    if (this.path.length === MOST_DEPTH) this.refuse('notXliff');
    const inText = this.field() !== null;
    // another vocabulary's element is never taken for one of XLIFF's
    this.path.push(isOurs ? local : `${uri} ${local}`);
    if (!isOurs && !inText) return;
    if (inText) this.openInline(isOurs ? local : '', value('id') ?? '', value('equiv-text') ?? '');
    else if (local === 'file') this.language ??= value('target-language') ?? null;
    else if (local === 'trans-unit') this.openUnit(value('resname') ?? value('id') ?? '');
    else if (local === 'target' && parent === 'trans-unit' && this.unit) {
      this.unit.line = this.tagLine;
      this.unit.state = value('state');
    }
  }

  close(local: string): void {
    const field = this.field();
    this.path.pop();
    if (this.code && this.field() && this.code.element === local) return this.closeCode();
    if (local === 'g' && field) this.write(this.pairs.pop() ?? '');
    if (local === 'trans-unit' && this.unit) this.closeUnit(this.unit);
  }

  words(text: string): void {
    if (!this.field()) return;
    if (this.code) this.code.text += text;
    else this.write(text);
  }

  result(): ReadXliff {
    return {
      ok: true,
      language: this.language,
      messages: Object.fromEntries(this.messages),
      lines: this.lines,
      leftOut: this.leftOut,
    };
  }

  private openUnit(id: string): void {
    this.unit = {
      id,
      codes: new Map(),
      source: '',
      target: '',
      line: this.tagLine,
      problem: null,
    };
  }

  private closeUnit(unit: Unit): void {
    const { id, target, line, problem } = unit;
    this.unit = null;
    if (target === '' || isUntranslated(unit)) return;
    if (problem) this.leftOut.push({ id, ...problem });
    else if (this.lines.has(id)) this.leftOut.push({ id, reason: 'repeated', line });
    else this.messages.set(id, target);
    if (!this.lines.has(id)) this.lines.set(id, line);
  }

  private openInline(element: string, number: string, fallback: string): void {
    const kind = CODES[element];
    if (kind && !this.code) {
      const known = this.unit?.codes.get(`${kind} ${number}`) ?? '';
      this.code = { element, number, text: '', fallback: known || fallback };
    } else if (element === 'g') {
      // a pair whose tags the tool keeps to itself
      const { codes } = this.unit!;
      this.write(codes.get(`bpt ${number}`) ?? '');
      this.pairs.push(codes.get(`ept ${number}`) ?? '');
    } else if (element !== 'mrk' && element !== 'sub') this.spoil();
  }

  private closeCode(): void {
    const { element, number, text, fallback } = this.code!;
    this.code = null;
    const code = text || fallback;
    if (this.field() === 'source') this.unit!.codes.set(`${CODES[element]} ${number}`, code);
    if (code === '') this.spoil();
    this.write(code);
  }

  /** The text has something that can't be read. */
  private spoil(): void {
    if (this.field() !== 'target') return;
    this.unit!.problem ??= { reason: 'element', line: this.tagLine };
  }

  private write(text: string): void {
    const field = this.field();
    if (this.unit && field) this.unit[field] += text;
  }

  /** Where words belong to now: directly under a text, not under its alternatives. */
  private field(): 'source' | 'target' | null {
    if (!this.unit) return null;
    const at = this.path.lastIndexOf('trans-unit');
    const field = this.path[at + 1];
    return field === 'source' || field === 'target' ? field : null;
  }
}

/** Whether a tool put the source where a translation is missing. */
function isUntranslated({ state, source, target }: Unit): boolean {
  return state === 'needs-translation' || (state === 'new' && target === source);
}
