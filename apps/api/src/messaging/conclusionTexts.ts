import type { ConclusionKind } from '../domain/conclusion.ts';
import type { TextChannel, Flow } from '../db/schema.ts';
import type { OwnTexts } from '../domain/ownTexts.ts';
import { fill, writeTemplate, type Placeholders, type Written } from './texts.ts';
import { wordsIn } from './words/index.ts';
import type { ConclusionTexts, FlowTexts } from './words/types.ts';

/** What a message about a conclusion may say. */
export interface ConclusionPlaceholders extends Placeholders {
  /** 'year make model'; null if unknown. */
  car: string | null;
}

/** Whether a partner tells customers a conclusion. */
export function tellsConclusion(own: OwnTexts, kind: ConclusionKind): boolean {
  return own[`tells_${kind}`] === true;
}

/** Writes the message that tells a conclusion: in the partner's own words, if there are any. */
export function writeConclusion(
  channel: TextChannel,
  { flow, kind }: { flow: Flow; kind: ConclusionKind },
  own: OwnTexts,
  { car, ...placeholders }: ConclusionPlaceholders,
  locale: string,
): Written {
  const ours = textsOf(flow, kind, locale);
  const message = own[`${kind}_message`];
  const template = {
    subject: own[`${kind}_subject`] ?? ours.subject,
    sms: message ?? ours.sms,
    text: message ?? ours.email,
  };
  const values = { ...placeholders, car: car ?? wordsIn(locale).yourCar };
  return writeTemplate(channel, template, values, locale);
}

/** What the customer's page says happens next. */
export function nextStep(
  { flow, kind }: { flow: Flow; kind: ConclusionKind },
  own: OwnTexts,
  { partner, car }: Pick<ConclusionPlaceholders, 'partner' | 'car'>,
  locale: string,
): string {
  const text = own[`${kind}_next`] ?? textsOf(flow, kind, locale).next;
  return fill(text, { partner, car: car ?? wordsIn(locale).yourCar }, locale);
}

/** @throws for a flow that concludes nothing */
function textsOf(flow: Flow, kind: ConclusionKind, locale: string): ConclusionTexts {
  const { conclusions }: FlowTexts = wordsIn(locale).flows[flow];
  if (!conclusions) throw new Error(`${flow} has no texts of its conclusions`);
  return conclusions[kind];
}
