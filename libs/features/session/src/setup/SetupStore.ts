import {
  type Body,
  type CurrencyCode,
  defaultFlow,
  type Flow,
  type PartnerType,
  type Theme,
  defaultDialCode,
  sells,
} from '@forecourt/contract';
import { hasCode, savingProblemOf } from '@forecourt/api-client';
import { deviceTimeZone, type TypedPart } from '@forecourt/platform';
import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx';

/** The steps of the first run, in their order. */
export const setupSteps = ['partner', 'branch', 'flows', 'colors'] as const;
export type SetupStep = (typeof setupSteps)[number];

/** The colors asked for; the others keep the product's default until changed in Settings. */
export type SetupColors = Pick<
  Theme,
  'illustration_primary' | 'illustration_secondary' | 'ui_secondary_1'
>;

/** A problem that blocks the next step. */
export type SetupProblem = 'emptyName' | 'noFlow' | 'offline' | 'unexpected' | 'notNow';

/** All input of the steps. */
export interface SetupDraft {
  name: string;
  type: PartnerType;
  branch: string;
  /** The customers' country, by ISO code and dial code. */
  country: { code: string; dialCode: string };
  currency: CurrencyCode;
  flows: readonly Flow[];
  colors: SetupColors;
}

export interface SetupStoreOptions {
  /** Resolves once the partner is created; rejects with the call's error. */
  create: (setup: Body<'createPartner'>) => Promise<void>;
  /**
   * Leaves the first run by loading a new document: what was loaded before the partner existed knows
   * nothing of it. Without an address, the new partner's first page.
   */
  enter: (address?: string) => void;
  colors: SetupColors;
}

/** First run: partner, first branch, flows, colors. Nothing is sent before the last step. */
export class SetupStore {
  step: SetupStep = 'partner';
  draft: SetupDraft;
  problem: SetupProblem | undefined = undefined;
  sending = false;
  /** The partner is created, and its dealers can be imported before the first page opens. */
  isFounded = false;
  private readonly options: SetupStoreOptions;

  constructor(options: SetupStoreOptions) {
    this.options = options;
    this.draft = {
      name: '',
      type: 'DEALERSHIP',
      branch: '',
      currency: 'USD',
      flows: [defaultFlow],
      country: { code: 'EE', dialCode: defaultDialCode },
      colors: options.colors,
    };
    makeObservable(this, {
      step: observable,
      draft: observableRef,
      problem: observable,
      sending: observable,
      isFounded: observable,
      index: computed,
      change: action,
      toggleFlow: action,
      back: action,
    });
  }

  /** The step and what was typed, to be kept through a reload. There is no password among it. */
  get typed(): TypedPart {
    return {
      read: () => (this.isFounded ? undefined : { step: this.step, draft: this.draft }),
      write: (value) => {
        const { step, draft } = value as Partial<Pick<SetupStore, 'step' | 'draft'>>;
        if (setupSteps.some((one) => one === step)) this.step = step!;
        // A draft of an earlier version may lack a field, or have another kind of value there.
        const known = Object.entries(this.draft).map(([name, now]) => {
          const then = (draft as Record<string, unknown> | undefined)?.[name];
          return [name, shapeOf(then) === shapeOf(now) ? then : now];
        });
        this.draft = Object.fromEntries(known) as unknown as SetupDraft;
      },
    };
  }

  get index(): number {
    return setupSteps.indexOf(this.step);
  }

  change(change: Partial<SetupDraft>): void {
    this.draft = { ...this.draft, ...change };
    this.problem = undefined;
  }

  toggleFlow(flow: Flow, on: boolean): void {
    const { flows } = this.draft;
    this.change({ flows: on ? [...flows, flow] : flows.filter((one) => one !== flow) });
  }

  back(): void {
    this.step = setupSteps[Math.max(0, this.index - 1)]!;
    this.problem = undefined;
  }

  /**
   * Goes to the next step, or creates the partner after the last; pressing twice sends one request.
   */
  async next(): Promise<void> {
    if (this.sending) return;
    const problem = this.check();
    const isLast = this.index === setupSteps.length - 1;
    runInAction(() => {
      this.problem = problem;
      if (!problem && !isLast) this.step = setupSteps[this.index + 1]!;
      this.sending = !problem && isLast;
    });
    if (problem || !isLast) return;
    try {
      await this.options.create(this.body);
      // Otherwise stays busy, because the page is about to reload.
      if (this.draft.flows.some(sells)) runInAction(() => (this.isFounded = true));
      else this.options.enter();
    } catch (error) {
      runInAction(() => {
        this.problem = problemOf(error);
        this.sending = false;
      });
    }
  }

  /** Opens the first page, or the one at an address, such as the import of dealers. */
  enter(address?: string): void {
    this.options.enter(address);
  }

  private check(): SetupProblem | undefined {
    const { name, flows } = this.draft;
    if (this.step === 'partner' && !name.trim()) return 'emptyName';
    return this.step === 'flows' && flows.length === 0 ? 'noFlow' : undefined;
  }

  private get body(): Body<'createPartner'> {
    const { name, type, branch, country, currency, flows, colors } = this.draft;
    return {
      partner_name: name.trim(),
      type,
      currency,
      time_zone: deviceTimeZone(),
      flows: [...flows],
      theme: colors,
      country_code: country.dialCode,
      ...(branch.trim() && { branch_name: branch.trim() }),
    };
  }
}

const shapeOf = (value: unknown): string =>
  Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;

function problemOf(error: unknown): SetupProblem {
  if (hasCode(error, 'INVALID_TRANSITION')) return 'notNow';
  return savingProblemOf(error);
}
