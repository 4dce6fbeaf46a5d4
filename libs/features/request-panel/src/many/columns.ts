import type { IdentifierName } from '@forecourt/contract';

/** What a column can be. */
export type ManyField = 'name' | 'first' | 'last' | 'phone' | 'email' | IdentifierName;

/** What columns of every flow can be. */
export const manyFields: readonly ManyField[] = ['name', 'first', 'last', 'phone', 'email'];

/** A column of the file by its header, and what it is; null for nothing. */
export interface ManyColumn {
  header: string;
  field: ManyField | null;
}

/** Headers that say what a column is, in lower case without spaces and punctuation. */
const HEADERS: Record<ManyField, string> = {
  name: 'name,fullname,customer,customername,client,clientname,contact,contactname,owner,ownername',
  first: 'firstname,first,forename,givenname',
  last: 'lastname,last,surname,familyname',
  phone:
    'phone,phonenumber,mobile,mobilenumber,mobilephone,cell,cellphone,telephone,tel,number,customerphone',
  email: 'email,emailaddress,mail,customeremail',
  claim_number: 'claimnumber,claim,claimno,claimid,claimref,claimreference',
  policy_number: 'policynumber,policy,policyno,policyid,policyref,policyreference',
  date_of_loss: 'dateofloss,lossdate,dol,damagedate,dateofdamage,accidentdate,dateofaccident',
};
const FIELD_OF = new Map(
  Object.entries(HEADERS).flatMap(([field, names]) =>
    names.split(',').map((name) => [name, field as ManyField] as const),
  ),
);

/**
 * What the columns are, by their headers; each field by the first that names it.
 *
 * @param fields what they can be
 */
export function columnsOf(
  header: readonly string[],
  fields: readonly ManyField[] = manyFields,
): ManyColumn[] {
  const taken = new Set<ManyField>();
  return header.map((cell) => {
    const name = cell.trim();
    const field = FIELD_OF.get(name.toLowerCase().replace(/[^a-z0-9]/g, '')) ?? null;
    if (field === null || taken.has(field) || !fields.includes(field)) {
      return { header: name, field: null };
    }
    taken.add(field);
    return { header: name, field };
  });
}

/** The columns with one changed; a field is one column only. */
export function withColumn(
  columns: readonly ManyColumn[],
  at: number,
  field: ManyField | null,
): ManyColumn[] {
  return columns.map((column, index) => {
    if (index === at) return { ...column, field };
    return field !== null && column.field === field ? { ...column, field: null } : column;
  });
}
