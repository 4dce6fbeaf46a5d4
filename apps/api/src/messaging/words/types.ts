import type {
  DealerImportField,
  DealerState,
  DigestFrequency,
  InsightsStep,
  Page,
  RequestBatchReason,
  RequestBatchRowState,
} from '@forecourt/contract';
import type { ConclusionKind } from '../../domain/conclusion.ts';
import type { Flow, Role } from '../../db/schema.ts';
import type {
  AuctionPurpose,
  DealPurpose,
  FactorNotice,
  LinkPurpose,
  ScheduledPurpose,
} from '../purposes.ts';

/** A text by the number that it names: `one` for 1, where the language tells it apart. */
export interface Plural {
  one: string;
  other: string;
}

/** A message in its forms, with placeholders in braces. */
export interface Template {
  subject: string;
  /** For email; the link is on its own line. */
  text: string;
  /** For a text message. */
  sms: string;
}

/** How a customer is told a conclusion. Placeholders: {name}, {partner}, {link}, {car}. */
export interface ConclusionTexts {
  sms: string;
  subject: string;
  email: string;
  /** For the page behind the link; placeholders: {partner}, {car}. */
  next: string;
}

/** What a customer is sent. Placeholders: {name}, {partner}, {link}, {minutes}, {claim}. */
export interface FlowTexts {
  /** What staff call the flow. */
  title: string;
  request_sms: string;
  request_email_subject: string;
  request_email: string;
  follow_up_sms: string;
  follow_up_email_subject: string;
  follow_up_email: string;
  /** Where the flow concludes. */
  conclusions?: Record<ConclusionKind, ConclusionTexts>;
}

/** The texts of each flow, unless a partner has its own. */
export interface FlowWords extends Record<Flow, FlowTexts> {
  CLAIM: Required<FlowTexts>;
  INSPECT: Required<FlowTexts>;
}

export type AuctionWords = Record<Exclude<AuctionPurpose, DealPurpose>, Template>;

/**
 * `{party}` is the name of the other side, `{fees}` a sentence about the dealer's fee. None promises a
 * call: who calls whom is not ours to say.
 */
export type DealWords = Record<DealPurpose, Template>;

/** What a browser's tab and the preview of a link say of a page, until the page itself says more. */
export interface PageHead {
  title: string;
  description: string;
}

/** By the documents that somebody without an account opens. */
export type PageHeads = Record<Exclude<Page, 'console' | 'embed'>, PageHead>;

/** What the button of a mail says, by the mail's purpose: where it leads. */
export type ButtonWords = Record<LinkPurpose, string>;

/** A change of one's sign-in methods, by what happened. */
type FactorWords = Record<FactorNotice, string>;

/** Texts of mails that need more than a template, and what is said around every message. */
export interface MailWords {
  /** The start of a mail; a missing name leaves no gap. */
  greeting: string;
  /** Its first word, which tells a greeting from other paragraphs. */
  hello: string;
  /** How long a report takes, as it follows "about" in the texts of flows; `one` replaces `other` for 1. */
  minutes: Plural;
  /** For {car} when nothing is known of it, in messages about an auction. */
  someCar: string;
  /** The same to its owner. */
  yourCar: string;
  /** For {party} and for names when they are not known. */
  colleague: string;
  /** Below a mail's button. */
  rawLink: string;
  /** The button of a mail of another purpose. */
  open: string;
  /** Ends each mail to a dealer. */
  allAuctions: string;
  stopEmails: string;
  fees: { due: string; returned: string };
  /** What dealers must know of an auction's rules, each a sentence. */
  rules: {
    least: string;
    sealed: string;
    raise: string;
    reserve: string;
    reserveSealed: string;
    buyNow: string;
    proxy: string;
    lateBids: string;
  };
  addition: {
    subject: string;
    sms: string;
    /** `{line}` is what staff wrote. */
    email: string;
    reminderSms: string;
    reminderEmail: string;
    /** For {needs}. */
    photos: Plural;
    photosAndMore: Plural;
    more: string;
    send: string;
  };
  /** About a message of a conversation; `{summary}` is its start. */
  notice: {
    /** The default of a partner's own text. */
    own: string;
    subject: string;
    sms: string;
    smsCar: string;
    email: string;
    emailCar: string;
    /** What a message without words brings. */
    files: { photos: Plural; documents: Plural; both: string };
  };
  /** What buyers read in their conversation about a car. */
  buyers: { sold: string; forSale: string };
  account: {
    resetSubject: string;
    resetAsked: string;
    resetBy: string;
    resetEnd: string;
    verifySubject: string;
    verify: string;
    verifyEnd: string;
    changedSubject: string;
    changed: string;
    changedEnd: string;
  };
  factors: { subject: string; end: string; what: FactorWords };
  /** {areas} are what a change is of; {time} is when it was to be published. */
  scheduled: Record<ScheduledPurpose, { subject: string; text: string; end: string }> & {
    areas: Record<'GENERAL' | 'THEME' | 'CONTENT' | 'SECTIONS', string>;
  };
  webhookOff: { subject: string; text: string; end: string };
  invitation: { subject: string; text: string; end: string; roles: Record<Role, string> };
  dealerLink: { subject: string; text: string; end: string };
  digest: {
    subject: Plural;
    opening: string;
    more: string;
    all: string;
    why: Record<Exclude<DigestFrequency, 'OFF'>, string>;
    stop: string;
    assigned: string;
    mentioned: string;
    completed: string;
    added: string;
    bids: Plural;
    bidsOn: Plural;
    accepted: string;
    declined: string;
    messages: Plural;
    messagesFrom: Plural;
  };
  /** Figures of the week before; {before} is of the week before that. */
  week: {
    subject: Plural;
    opening: string;
    steps: Record<InsightsStep, string>;
    line: string;
    /** After a line: how long it took since the step before. */
    median: string;
    worse: string;
    fewer: string;
    opened: string;
    completed: string;
    stuck: Plural;
    later: string;
    all: string;
    why: string;
  };
  receipt: {
    title: string;
    about: string;
    price: string;
    car: string;
    plate: string;
    vin: string;
    buyer: string;
    seller: string;
    conditions: string;
    newCar: string;
    newCarText: string;
    theBuyer: string;
    comment: string;
    handover: string;
    name: string;
    phone: string;
    email: string;
    address: string;
    note: string;
  };
}

/** The file with the results of sending to many customers. */
export interface BatchWords {
  columns: Record<BatchColumn, string>;
  states: Record<RequestBatchRowState, string>;
  /** Of a row that was sent. */
  notDelivered: string;
  reasons: Record<RequestBatchReason, string>;
}

/** The file of a partner's dealers. An import knows its headers again, so no two of a language are alike. */
export interface DealerFileWords {
  columns: Record<DealerImportField | 'favorite' | 'status', string>;
  states: Record<DealerState, string>;
  yes: string;
  no: string;
}

type BatchColumn =
  | 'line'
  | 'name'
  | 'phone'
  | 'email'
  | 'claim_number'
  | 'policy_number'
  | 'date_of_loss'
  | 'result'
  | 'reason'
  | 'request';

/** All that leaves the server in one language. */
export interface Words extends MailWords {
  flows: FlowWords;
  auctions: AuctionWords & DealWords;
  batch: BatchWords;
  buttons: ButtonWords;
  dealerFile: DealerFileWords;
  pages: PageHeads;
}
