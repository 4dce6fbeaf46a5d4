import type {
  Correction,
  DetailField,
  DistanceUnit,
  IdentifierRules,
  Request,
  SeenDetails,
} from '@forecourt/contract';
import { action, makeObservable, observableRef } from 'mobx';

/** How a flow uses identifiers, and where its partner is. */
export interface IdentifierTerms {
  /** Null for a flow that has none. */
  rules: IdentifierRules | null | undefined;
  /** By its name in the IANA database; the device's own by default. */
  timeZone?: string | undefined;
}

/** What of a request is to be corrected. */
export interface CorrectionAsk {
  /** Id of the request. */
  readonly id: string;
  /** The customer's name, or else their contact. */
  readonly name: string;
  /** What can be edited, in the order of the form. */
  readonly fields: readonly DetailField[];
  /** The values as they are known now; all of `fields`. */
  readonly values: SeenDetails;
  /** What the partner counts distances in: the unit of a mileage that had none. */
  readonly distanceUnit?: DistanceUnit;
  /** By which rules identifiers are right; without them only the server knows. */
  readonly terms?: IdentifierTerms | undefined;
  /** What staff corrected before. */
  readonly corrections?: readonly Correction[];
  /** Called with the request as the server has it, after saving and after sending. */
  onChanged(request: Request): void;
}

/** The customer's name and how to reach them. */
export const contactFields = ['name', 'phone', 'email'] as const satisfies readonly DetailField[];

/** Asks what is right of a request; the form loads when something is asked. */
export class CorrectionQuestion {
  asked: CorrectionAsk | null = null;

  constructor() {
    makeObservable(this, { asked: observableRef, ask: action, close: action });
  }

  ask(asked: CorrectionAsk): void {
    this.asked = asked;
  }

  close(): void {
    this.asked = null;
  }
}
