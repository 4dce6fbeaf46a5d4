/** One refused field; nested names with dots. */
export interface FieldError {
  field: string;
  code:
    | 'MISSING_FIELD'
    | 'INVALID_FORMAT'
    | 'COUNTRY_NOT_ALLOWED'
    | 'ADDRESS_NOT_ALLOWED'
    | 'DUPLICATE'
    | 'DEALER_INACTIVE'
    | 'DEALER_OPTED_OUT';
  /** What the rule takes, in words for a program's author; without it, what the contract says of the field. */
  expected?: string;
  /** A value of that form; never what was sent. */
  example?: unknown;
  /** The dealer that is the reason. */
  dealer?: { id: string; name: string };
}

interface Explanation {
  /** The error code, when no field has one. */
  code?: string;
  /** For a person to read. */
  detail?: string;
  /** Additional members of the response, such as the rule that was broken. */
  extra?: Record<string, unknown>;
}

/** The input breaks a rule. Independent of HTTP: `http/problem.ts` turns it into a 422. */
export class InvalidInput extends Error {
  readonly code: string;
  readonly errors: readonly FieldError[];
  readonly detail: string | undefined;
  readonly extra: Record<string, unknown> | undefined;

  constructor(errors: readonly FieldError[], { code, detail, extra }: Explanation = {}) {
    const name = code ?? errors[0]?.code ?? 'INVALID_FORMAT';
    super(name);
    this.code = name;
    this.errors = errors;
    this.detail = detail;
    this.extra = extra;
  }
}

export const missingField = (...fields: string[]): InvalidInput =>
  new InvalidInput(fields.map((field) => ({ field, code: 'MISSING_FIELD' })));

/** @param expected what a rule takes that the contract's schema cannot say, such as “a day that has not passed”. */
export const invalidFormat = (field: string, expected?: string): InvalidInput =>
  new InvalidInput([{ field, code: 'INVALID_FORMAT', ...(expected ? { expected } : {}) }]);

/** Another one has it already: with an email address, this dealer. */
export const duplicate = (field: string, dealer?: FieldError['dealer']): InvalidInput =>
  new InvalidInput([{ field, code: 'DUPLICATE', ...(dealer ? { dealer } : {}) }]);

/** Text messages to that country are not allowed; see the settings. */
export const countryNotAllowed = (field: string): InvalidInput =>
  new InvalidInput([{ field, code: 'COUNTRY_NOT_ALLOWED' }]);

/** A text of an unverified partner contains the address of a site or a mailbox. */
export const foreignAddress = (field: string): InvalidInput =>
  new InvalidInput([{ field, code: 'ADDRESS_NOT_ALLOWED' }]);
