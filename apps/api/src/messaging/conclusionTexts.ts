import type { ConclusionKind } from '../domain/conclusion.ts';
import type { Channel, Flow } from '../db/schema.ts';
import { flowTexts, type ConclusionTexts } from './flowTexts.ts';
import { fill, writeTemplate, type OwnTexts, type Placeholders, type Written } from './texts.ts';

/** What a message about a conclusion may say. */
export interface ConclusionPlaceholders extends Placeholders {
  /** 'year make model', or 'your car'. */
  car: string;
}

/** Whether a partner tells customers a conclusion. */
export function tellsConclusion(own: OwnTexts, kind: ConclusionKind): boolean {
  return own[`tells_${kind}`] === true;
}

/** Writes the message that tells a conclusion: in the partner's own words, if there are any. */
export function writeConclusion(
  channel: Channel,
  { flow, kind }: { flow: Flow; kind: ConclusionKind },
  own: OwnTexts,
  placeholders: ConclusionPlaceholders,
): Written {
  const ours = textsOf(flow, kind);
  const message = own[`${kind}_message`];
  const template = {
    subject: own[`${kind}_subject`] ?? ours.subject,
    sms: message ?? ours.sms,
    text: message ?? ours.email,
  };
  return writeTemplate(channel, template, placeholders);
}

/** What the customer's page says happens next. */
export function nextStep(
  { flow, kind }: { flow: Flow; kind: ConclusionKind },
  own: OwnTexts,
  placeholders: Pick<ConclusionPlaceholders, 'partner' | 'car'>,
): string {
  const text = own[`${kind}_next`] ?? textsOf(flow, kind).next;
  return fill(text, placeholders);
}

/** @throws for a flow that concludes nothing */
function textsOf(flow: Flow, kind: ConclusionKind): ConclusionTexts {
  const texts = flowTexts[flow].conclusions?.[kind];
  if (!texts) throw new Error(`${flow} has no texts of its conclusions`);
  return texts;
}
