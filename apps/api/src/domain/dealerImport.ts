import type {
  DealerImportColumn,
  DealerImportField,
  DealerImportRow,
  DealerImportValues,
} from '@forecourt/contract';
import { readCell, type CsvRecord } from '@forecourt/contract/csv';
import { fieldOf, type DealerFields, type DealerRules, type GivenDealer } from './dealerFields.ts';
import { isEmailAddress, oneLine } from './contact.ts';
import { InvalidInput, invalidFormat, type FieldError } from './errors.ts';

/** English headers that name a field, in lower case without spaces and punctuation. */
const HEADERS: Record<DealerImportField, string> = {
  name: 'name,dealer,dealername,dealership,company,companyname,business,businessname',
  contact: 'contact,contactname,contactperson,person',
  email: 'email,emailaddress,mail',
  phone: 'phone,phonenumber,telephone,telephonenumber,tel,mobile,cell',
  address: 'address,street,streetaddress,address1',
  location: 'location,town,city',
  postcode: 'postcode,postalcode,zip,zipcode',
  county: 'county,state,region,province',
  country: 'country',
  locale: 'language,lang,locale',
  makes: 'makes,make,makesbought,brands,brand',
  note: 'note,notes,comment,comments,remarks',
  groups: 'groups,group,tags',
};
const FIELD_OF = new Map(
  Object.entries(HEADERS).flatMap(([field, names]) =>
    names.split(',').map((name) => [name, field as DealerImportField] as const),
  ),
);

const LINE_MAX = 250;
const NOTE_MAX = 2000;
const LIST_MAX = 60;
const LIST_ITEM_MAX = 60;

/** A row of the file that can be written, or what is wrong with it. */
export interface ReadRow {
  line: number;
  fields: Partial<DealerFields>;
  groups: string[];
  errors: FieldError[];
}

/** The headers of the fields in a file of the product's, in one language. */
export type DealerHeaders = Readonly<Record<DealerImportField, string>>;

/**
 * What the columns of a file fill, by what their headers say, or as they are given.
 * @param known headers in other languages
 * @throws InvalidInput when two given columns fill one field
 */
export function columnsOf(
  header: readonly string[],
  given?: readonly DealerImportColumn[],
  known: readonly DealerHeaders[] = [],
): DealerImportColumn[] {
  const fields = new Map(FIELD_OF);
  for (const headers of known) {
    for (const field of Object.keys(HEADERS) as DealerImportField[]) {
      fields.set(plain(headers[field]), field);
    }
  }
  const taken = new Set<DealerImportField>();
  return header.map((cell) => {
    const name = oneLine(readCell(cell));
    const said = given?.find((one) => oneLine(one.header) === name)?.field ?? null;
    const field = given ? said : (fields.get(plain(name)) ?? null);
    if (field === null) return { header: name, field };
    if (taken.has(field) && given) throw invalidFormat('columns');
    if (taken.has(field)) return { header: name, field: null };
    taken.add(field);
    return { header: name, field };
  });
}

/** A header in lower case without spaces and punctuation. */
const plain = (header: string): string => header.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Reads a row: its fields as they would be stored, and every error in it. */
export function readRow(
  record: CsvRecord,
  columns: readonly DealerImportColumn[],
  rules: DealerRules,
): ReadRow {
  const row: ReadRow = { line: record.line, fields: {}, groups: [], errors: [] };
  columns.forEach(({ field }, index) => {
    const cell = readCell(record.cells[index] ?? '').trim();
    if (field === null || cell === '') return;
    try {
      if (field === 'groups') row.groups = listOf(cell, 'groups');
      else Object.assign(row.fields, { [field]: valueOf(field, cell, rules) });
    } catch (error) {
      if (!(error instanceof InvalidInput)) throw error;
      row.errors.push(...error.errors);
    }
  });
  if (!row.fields.name && !row.errors.some(({ field }) => field === 'name')) {
    row.errors.push({ field: 'name', code: 'MISSING_FIELD' });
  }
  // a cell too many shows that the cells do not stand under their headers
  if (record.cells.slice(columns.length).some((cell) => cell.trim() !== '')) {
    row.errors.push({ field: 'row', code: 'INVALID_FORMAT' });
  }
  return row;
}

function valueOf(
  field: Exclude<DealerImportField, 'groups'>,
  cell: string,
  rules: DealerRules,
): GivenDealer[typeof field] {
  if (cell.length > (field === 'note' ? NOTE_MAX : LINE_MAX)) throw invalidFormat(field);
  if (field === 'makes') return fieldOf('makes', listOf(cell, 'makes'), rules);
  if (field === 'email' && !isEmailAddress(cell)) throw invalidFormat('email');
  return fieldOf(field, cell, rules);
}

/** The items of a cell that holds several. */
function listOf(cell: string, field: string): string[] {
  const items = cell
    .split(/[,;|\n]/)
    .map(oneLine)
    .filter(Boolean);
  const unique = [...new Map(items.map((item) => [item.toLowerCase(), item])).values()];
  if (unique.length > LIST_MAX || unique.some((item) => item.length > LIST_ITEM_MAX)) {
    throw invalidFormat(field);
  }
  return unique;
}

/** A dealer that is there already. */
export interface KnownDealer {
  id: string;
  name: string;
  email: string | null;
  postcode: string | null;
}

/** A row with what becomes of it. */
export interface PlannedRow extends ReadRow, Pick<DealerImportRow, 'action' | 'same_as_line'> {
  known: KnownDealer | null;
}

/**
 * Decides what becomes of each row. A dealer is known by its address, or, where the row or the
 * dealer has none, by name and postcode; one that is twice in the file is an error.
 */
export function planImport(
  rows: readonly ReadRow[],
  known: readonly KnownDealer[],
  duplicates: 'SKIP' | 'UPDATE',
): PlannedRow[] {
  const byEmail = new Map(known.map((one) => [one.email?.toLowerCase(), one]));
  const byPlace = new Map(known.map((one) => [placeOf(one), one]));
  const seen = new Map<string, number>();
  return rows.map((row) => {
    if (row.errors.length > 0) return planned(row, 'ERROR', null);
    const { email = null, name = '', postcode = null } = row.fields;
    const there = byPlace.get(placeOf({ name, postcode }));
    const isSame = there !== undefined && (email === null || there.email === null);
    const found = (email && byEmail.get(email.toLowerCase())) || (isSame ? there : null);
    const keys = [found?.id, email?.toLowerCase()].filter((one) => one !== undefined);
    if (keys.length === 0) keys.push(placeOf({ name, postcode }));
    const earlier = keys.map((key) => seen.get(key)).find((line) => line !== undefined);
    if (earlier !== undefined) {
      const field = email ? 'email' : 'name';
      const errors: FieldError[] = [{ field, code: 'DUPLICATE' }];
      return planned({ ...row, errors }, 'ERROR', null, earlier);
    }
    for (const key of keys) seen.set(key, row.line);
    if (!found) return planned(row, 'ADD', null);
    return planned(row, duplicates, found);
  });
}

function planned(
  row: ReadRow,
  action: PlannedRow['action'],
  known: KnownDealer | null,
  sameAsLine: number | null = null,
): PlannedRow {
  return { ...row, action, known, same_as_line: sameAsLine };
}

const placeOf = ({ name, postcode }: Pick<KnownDealer, 'name' | 'postcode'>): string =>
  `${name.toLowerCase()}\n${(postcode ?? '').toLowerCase()}`;

/** What a row has, as text. */
export function importValues(record: CsvRecord, columns: readonly DealerImportColumn[]) {
  const values: DealerImportValues = {};
  columns.forEach(({ field }, index) => {
    const cell = readCell(record.cells[index] ?? '').trim();
    if (field && cell) values[field] = cell;
  });
  return values;
}
