import { DAY_MS } from '@forecourt/contract';
import { createHash } from 'node:crypto';
import type { Random } from '@forecourt/contract/fixtures';
import type { Row } from '../db/schema.ts';
import type { PartnerKey } from './plan.ts';
import { demoId } from './random.ts';
import type { DemoRows } from './rows.ts';
import type { DemoTenant } from './tenants.ts';

/** How long a demo partner has been subscribed. */
const SUBSCRIBED_DAYS = 200;

type Change = Pick<Row<'settings_changes'>, 'area' | 'flow' | 'field'> & {
  before: string | null;
  after: string | null;
  daysAgo: number;
};

/** Changes of the settings at Northgate, newest first. */
const CHANGES: readonly Change[] = [
  change('USERS', 'lena.hart@northgate.test invitation', null, 'AGENT', 1),
  change('THEME', 'ui_secondary_1', '#2563EB', '#1D4ED8', 6),
  change('THEME', 'illustration_secondary', '#FBBF24', '#F59E0B', 6),
  { ...change('SECTIONS', 'dealer_select', 'true', 'false', 9), flow: 'CLAIM' },
  { ...change('SECTIONS', 'dealer_select', 'true', 'false', 9), flow: 'INSPECT' },
  change('GENERAL', 'logo.width', '120', '168', 21),
  change('USERS', 'agent@northgate.test role', 'VIEWER', 'AGENT', 33),
];

/** Subscriptions, and for Northgate a pending invitation and a change log. */
export function addSettings(
  rows: DemoRows,
  random: Random,
  tenants: Record<PartnerKey, DemoTenant>,
): void {
  const before = (days: number) => new Date(random.now.getTime() - days * DAY_MS);
  for (const { id } of Object.values(tenants)) {
    const started_at = before(SUBSCRIBED_DAYS);
    rows.subscriptions.push({ partner_id: id, active: true, started_at });
  }
  const { id: partner_id, staffId } = tenants.northgate;
  rows.invitations.push({
    id: demoId(random),
    partner_id,
    name: 'Lena Hart',
    email: 'lena.hart@northgate.test',
    role: 'AGENT',
    invited_by: staffId,
    inserted_at: before(1),
    expires_at: before(-6),
    // nobody knows the key: resending the invitation makes a new one
    key_hash: createHash('sha256').update(demoId(random)).digest('base64url'),
  });
  for (const { area, flow, field, daysAgo, ...values } of CHANGES) {
    rows.settings_changes.push({
      id: demoId(random),
      partner_id,
      actor_id: staffId,
      actor_name: 'Nora Gates',
      area,
      flow,
      field,
      value_before: values.before,
      value_after: values.after,
      inserted_at: before(daysAgo),
    });
  }
  const northgate = rows.partners.find((one) => one.id === partner_id);
  if (!northgate) return;
  northgate.settings_version = CHANGES.length;
  northgate.settings_changed_at = before(6);
  northgate.settings_changed_by = staffId;
}

function change(
  area: Change['area'],
  field: string,
  before: string | null,
  after: string | null,
  daysAgo: number,
): Change {
  return { area, flow: null, field, before, after, daysAgo };
}
