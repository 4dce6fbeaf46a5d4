import type { DamageFinding, Upload } from '@forecourt/contract';
import { damageKindNames, kindWords } from '@forecourt/platform/damage-words';
import type { IntlShape } from 'react-intl';
import { carPartNames } from '../carParts.ts';
import { photoName } from '../photoName.ts';
import { findingPhrases as phrases } from './messages.ts';

/** `Hood · Dent, up to a coin`; the photo's name, if given, where the part is not known. */
export function findingName(
  finding: DamageFinding,
  photo: Upload | undefined,
  intl: IntlShape,
): string {
  const { part } = finding;
  const kind = kindWords(finding, intl) ?? intl.formatMessage(damageKindNames[finding.kind]);
  const where = part ? intl.formatMessage(carPartNames[part]) : photo && photoName(photo, intl);
  return where ? intl.formatMessage(phrases.found, { part: where, kind }) : kind;
}
