import {
  addresses,
  buildAddress,
  exampleOf,
  reportMinutes,
  type FlowSettings,
  type MessageTexts,
  type Settings,
  togglesOf,
} from '@forecourt/contract';
import type { IntlShape } from 'react-intl';
import { readIn } from './languages.ts';
import { messages } from './messages.ts';
import { fillIn, hasLink, isOfPage, usesClaim } from './placeholders.ts';

/**
 * The texts of a flow as a made-up customer gets them.
 *
 * @param code of the language that the customer reads
 * @param origin protocol and host of links
 */
export function sentTexts(
  { general }: Pick<Settings, 'general'>,
  flow: FlowSettings,
  code: string,
  { origin, intl }: { origin: string; intl: IntlShape },
): (name: keyof MessageTexts) => string {
  const values = {
    name: intl.formatMessage(messages.sampleName),
    partner: general.partner_name,
    car: intl.formatMessage(messages.sampleCar),
    claim: usesClaim(flow) ? exampleOf(flow.identifiers?.claim_number.mask ?? 'CL-######') : '',
    minutes: String(reportMinutes(togglesOf(flow.sections))),
    // As long as a real link, because it counts towards the length of the SMS.
    link:
      origin +
      buildAddress(addresses.capture, {
        requestId: '6b1f0c52-8f0e-4c59-9a55-0d1f5d2c7e11',
        sessionKey: 'Jx3vQ8mT2kLr9WcZp4sYdA',
      }),
  };
  return (name) => {
    const text = readIn(flow, code, name, general.locales.default).text ?? '';
    const needsLink = !name.endsWith('_subject') && !isOfPage(name) && !hasLink(text);
    return fillIn(needsLink ? `${text}\n\n{link}` : text, values);
  };
}
