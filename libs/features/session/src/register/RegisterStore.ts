import type { Body } from '@forecourt/contract';
import { AccountForm } from '../account/AccountForm.ts';
import { checkEmail, checkName, checkPassword } from '../account/accountProblem.ts';

export interface RegisterStoreOptions {
  /** Resolves once the account is created and signed in; rejects with the call's error. */
  register: (person: Body<'signUp'>) => Promise<void>;
  /** The operator's invitation, where registration requires one. */
  invitationKey?: string;
}

/** The form of /register. */
export class RegisterStore extends AccountForm {
  private readonly options: RegisterStoreOptions;

  constructor(options: RegisterStoreOptions) {
    super();
    this.options = options;
  }

  submit(): Promise<void> {
    const { name, email, password } = this;
    const { register, invitationKey } = this.options;
    const problem = checkName(name) ?? checkEmail(email) ?? checkPassword(password);
    return this.send(problem, () => {
      const person = { name: name.trim(), email: email.trim(), password };
      return register(invitationKey ? { ...person, invitation_key: invitationKey } : person);
    });
  }
}
