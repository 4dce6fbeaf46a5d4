import {
  identifierNames,
  type CorrectedDetails,
  type DetailsCorrection,
} from '@forecourt/contract';
import { emailAddress, mobileNumber, oneLine, personName } from '../../domain/contact.ts';
import { missingField } from '../../domain/errors.ts';
import { stored } from '../../domain/identifiers.ts';

/**
 * Reads a correction as it is stored: by the rules of sending for the contact and the identifiers, of
 * capture for the car. Blank text clears.
 *
 * @throws InvalidInput naming the value, such as `details.phone`, or the seen one that is missing
 */
export function readCorrection({ details, seen }: DetailsCorrection): CorrectedDetails {
  const unseen = (Object.keys(details) as (keyof CorrectedDetails)[]).filter(
    (name) => seen[name] === undefined,
  );
  if (unseen.length > 0) throw missingField(...unseen.map((name) => `seen.${name}`));
  const { name, phone, email, plate } = details;
  const identifiers = identifierNames.flatMap((one) => {
    const value = details[one];
    return value === undefined ? [] : [[one, stored(one, value)] as const];
  });
  return {
    ...texts(details),
    ...(name === undefined ? {} : { name: personName(name, 'details.name') }),
    ...(phone ? { phone: mobileNumber(phone, 'details.phone') } : {}),
    ...(email ? { email: emailAddress(email, 'details.email') } : {}),
    ...(plate ? { plate: oneLine(plate).toUpperCase() || null } : {}),
    ...Object.fromEntries(identifiers),
  };
}

function texts(details: CorrectedDetails): CorrectedDetails {
  return Object.fromEntries(
    Object.entries(details).map(([field, value]) => [
      field,
      typeof value === 'string' ? oneLine(value) || null : value,
    ]),
  );
}
