import { ApiProblem, hasCode } from '@forecourt/api-client';
import { type Body, type Role, contactMaxLength } from '@forecourt/contract';
import { digitsOnly, internationalPhone, isEmail } from '@forecourt/platform';
import { action, makeObservable, observable, observableRef, runInAction } from 'mobx';

/** What is sent to the server about the invited person. */
export type Invited = Omit<Body<'inviteUser'>, 'partner_id'>;

export type InviteField = 'name' | 'email' | 'phone';

/** What is wrong with a field. */
export type FieldProblem = 'missing' | 'invalid' | 'member' | 'invited';

export interface InviteFormOptions {
  /** Resolves once invited; rejects with the call's error. */
  send: (person: Invited) => Promise<void>;
  isMobileNumber: (dialCode: string, number: string) => Promise<boolean>;
}

/**
 * The form of the invite panel: name, email, phone number, role. What was typed is kept after a
 * failure.
 */
export class InviteForm {
  name = '';
  email = '';
  phone = { country: 'EE', number: '' };
  role: Role = 'AGENT';
  problems: Partial<Record<InviteField, FieldProblem>> = {};
  /** A server error that belongs to no field. */
  failure: unknown = undefined;
  sending = false;
  /** The last person invited, until typing starts again. */
  sentTo: string | null = null;
  private dialCode = '372';
  private readonly options: InviteFormOptions;

  constructor(options: InviteFormOptions) {
    this.options = options;
    makeObservable(this, {
      name: observable,
      email: observable,
      phone: observableRef,
      role: observable,
      problems: observableRef,
      failure: observableRef,
      sending: observable,
      sentTo: observable,
      setName: action,
      setEmail: action,
      setPhone: action,
      setRole: action,
    });
  }

  setName(value: string): void {
    this.name = value;
    this.typed('name');
  }

  setEmail(value: string): void {
    this.email = value;
    this.typed('email');
  }

  setPhone(value: { country: string; number: string }, dialCode: string): void {
    this.phone = { ...value, number: digitsOnly(value.number) };
    this.dialCode = dialCode;
    this.typed('phone');
  }

  setRole(role: Role): void {
    this.role = role;
  }

  /** Validates the form, then invites; pressing twice sends one request. */
  async submit(): Promise<void> {
    if (this.sending) return;
    runInAction(() => (this.sending = true));
    const problems = await this.check();
    if (Object.keys(problems).length > 0) {
      runInAction(() => Object.assign(this, { problems, failure: undefined, sending: false }));
      return;
    }
    try {
      await this.options.send(this.person);
      runInAction(() => {
        this.sentTo = this.email.trim();
        this.clear();
      });
    } catch (error) {
      runInAction(() => {
        this.problems = problemsOf(error);
        this.failure = Object.keys(this.problems).length > 0 ? undefined : error;
      });
    } finally {
      runInAction(() => (this.sending = false));
    }
  }

  private get person(): Invited {
    const { name, email, role, phone } = this;
    return {
      name: name.trim(),
      email: email.trim(),
      role,
      ...(phone.number && { phone: internationalPhone(this.dialCode, phone.number) }),
    };
  }

  private async check(): Promise<InviteForm['problems']> {
    const { name, email, phone } = this;
    const problems: InviteForm['problems'] = {};
    if (!name.trim() || name.trim().length > contactMaxLength) problems.name = 'missing';
    if (!email.trim()) problems.email = 'missing';
    else if (!isEmail(email.trim())) problems.email = 'invalid';
    // The phone number is optional, but must be able to receive SMS.
    const isWrong =
      phone.number && !(await this.options.isMobileNumber(this.dialCode, phone.number));
    if (isWrong) problems.phone = 'invalid';
    return problems;
  }

  private typed(field: InviteField): void {
    this.failure = undefined;
    this.sentTo = null;
    this.problems = { ...this.problems, [field]: undefined };
  }

  /** Cleared for the next person; country and role are kept, because they are usually the same. */
  private clear(): void {
    Object.assign(this, { name: '', email: '', problems: {}, failure: undefined });
    this.phone = { ...this.phone, number: '' };
  }
}

function problemsOf(error: unknown): InviteForm['problems'] {
  if (hasCode(error, 'ALREADY_MEMBER')) return { email: 'member' };
  if (hasCode(error, 'ALREADY_INVITED')) return { email: 'invited' };
  if (!(error instanceof ApiProblem)) return {};
  const problems: InviteForm['problems'] = {};
  for (const field of ['name', 'email', 'phone'] as const) {
    const code = error.errorOf(field);
    if (code) problems[field] = code === 'MISSING_FIELD' ? 'missing' : 'invalid';
  }
  return problems;
}
