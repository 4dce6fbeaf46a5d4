import { ApiProblem, hasCode } from '@forecourt/api-client';
import type { Api } from '@forecourt/api-client';
import type {
  CompanyGroup,
  CompanySignInAnswer,
  CompanySignInTested,
  Role,
} from '@forecourt/contract';
import {
  getCompanySignIn,
  putCompanySignIn,
  removeCompanySignIn,
  testCompanySignIn,
} from '@forecourt/contract/endpoints/company-sign-in';
import { Resource } from '@forecourt/platform';
import { action, makeObservable, observable, observableRef, runInAction } from 'mobx';
import { AdminStore } from '../AdminStore.ts';

export interface CompanySetupStoreOptions {
  api: Pick<Api, keyof typeof CompanySetupStore.endpoints>;
  /** The branch; null if the user is not its administrator. */
  partnerId: () => string | null;
}

/** The form, as it is typed. */
export interface CompanyDraft {
  issuer: string;
  client_id: string;
  client_secret: string;
  domains: string[];
  creates_users: boolean;
  default_role: Role | null;
  groups_claim: string;
  groups: CompanyGroup[];
  required: boolean;
}

/** What is wrong: a field of the form, or all of it. */
export type CompanyFailure =
  | 'badIssuer'
  | 'secretNeeded'
  | 'badDomains'
  | 'badGroups'
  | 'roleNeeded'
  | 'passwordNeeded'
  | 'unexpected';

const EMPTY: CompanyDraft = {
  issuer: '',
  client_id: '',
  client_secret: '',
  domains: [],
  creates_users: true,
  default_role: 'VIEWER',
  groups_claim: 'groups',
  groups: [],
  required: false,
};

/** How the branch's people sign in with their company. */
export class CompanySetupStore extends AdminStore<CompanyFailure> {
  static readonly endpoints = {
    getCompanySignIn,
    putCompanySignIn,
    removeCompanySignIn,
    testCompanySignIn,
  };
  readonly answer = new Resource<CompanySignInAnswer>();
  draft: CompanyDraft = EMPTY;
  /** What the last test found. */
  tested: CompanySignInTested | null = null;
  saved = false;
  /** The branch whose form has something in it that is not saved; null for none. */
  private typedFor: string | null = null;
  private readonly options: CompanySetupStoreOptions;

  constructor(options: CompanySetupStoreOptions) {
    super();
    this.options = options;
    makeObservable(this, {
      draft: observableRef,
      tested: observableRef,
      saved: observable,
      type: action,
    });
  }

  get partnerId(): string | null {
    return this.options.partnerId();
  }

  async load(): Promise<void> {
    const { partnerId } = this;
    if (partnerId === null) return;
    await this.answer.load((signal) => this.options.api.getCompanySignIn(partnerId, { signal }));
    const { value } = this.answer;
    // Loading again, as after the connection was lost, takes away nothing that was typed.
    if (value && this.typedFor !== partnerId) this.show(value);
  }

  type(change: Partial<CompanyDraft>): void {
    this.draft = { ...this.draft, ...change };
    this.typedFor = this.partnerId;
    this.saved = false;
    this.failure = null;
    if (change.issuer !== undefined) this.tested = null;
  }

  /** Looks whether the issuer answers; nothing is saved. */
  test(): Promise<void> {
    return this.work('test', async (partnerId) => {
      const issuer = this.draft.issuer.trim();
      const tested = await this.options.api.testCompanySignIn(partnerId, { issuer });
      runInAction(() => (this.tested = tested));
    });
  }

  save(): Promise<void> {
    return this.work('save', async (partnerId) => {
      const { client_secret: secret, ...draft } = this.draft;
      const answer = await this.options.api.putCompanySignIn(partnerId, {
        ...draft,
        ...(secret !== '' && { client_secret: secret }),
      });
      this.answer.change(() => answer);
      this.show(answer);
      runInAction(() => (this.saved = true));
    });
  }

  remove(): Promise<void> {
    return this.work('remove', async (partnerId) => {
      await this.options.api.removeCompanySignIn(partnerId);
      this.answer.change((before) => ({ ...before, company_sign_in: null }));
      this.typedFor = null;
      runInAction(() => Object.assign(this, { draft: this.fresh(), saved: false, tested: null }));
    });
  }

  protected failureOf(error: unknown): CompanyFailure {
    if (hasCode(error, 'PASSWORD_NEEDED')) return 'passwordNeeded';
    if (!(error instanceof ApiProblem)) return 'unexpected';
    const field = error.errors[0]?.field ?? '';
    if (field === 'issuer') return 'badIssuer';
    if (field === 'client_secret') return 'secretNeeded';
    if (field === 'default_role') return 'roleNeeded';
    if (field.startsWith('domains')) return 'badDomains';
    return field.startsWith('groups.') ? 'badGroups' : 'unexpected';
  }

  private show({ company_sign_in: setup }: CompanySignInAnswer): void {
    const draft = setup
      ? {
          issuer: setup.issuer,
          client_id: setup.client_id,
          client_secret: '',
          domains: setup.domains,
          creates_users: setup.creates_users,
          default_role: setup.default_role,
          groups_claim: setup.groups_claim,
          groups: setup.groups,
          required: setup.required,
        }
      : this.fresh();
    this.typedFor = null;
    runInAction(() => (this.draft = draft));
  }

  private fresh(): CompanyDraft {
    return { ...EMPTY, domains: this.answer.value?.own_domains ?? [] };
  }
}
