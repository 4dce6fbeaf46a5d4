import { sql, type Kysely } from 'kysely';

/**
 * Miles or kilometers: of each partner, by its country, and of each mileage that was given, so that
 * another setting changes no fact.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table partners
      add column distance_unit text not null default 'km' check (distance_unit in ('mi', 'km'));

    -- 1 is Canada's too; 372 is the product's own default, which says nothing of who trades in dollars
    update partners set distance_unit = 'mi'
      where country_code in ('44', '231', '95')
        or (country_code = '1' and time_zone not in (
          'America/Toronto', 'America/Vancouver', 'America/Edmonton', 'America/Winnipeg',
          'America/Halifax', 'America/St_Johns', 'America/Regina', 'America/Moncton',
          'America/Montreal', 'America/Whitehorse', 'America/Yellowknife', 'America/Iqaluit'
        ))
        or (country_code = '372' and currency = 'USD'
          and (time_zone = 'UTC' or time_zone like 'America/%' or time_zone = 'Pacific/Honolulu'));

    -- the unit that each was shown with so far: of the car's country, else the partner's
    update reports
      set car = jsonb_set(reports.car, '{condition,mileage_unit}', to_jsonb(case
        when reports.car ->> 'country_code' is null then partners.distance_unit
        when reports.car ->> 'country_code'
          in ('US', 'GB', 'LR', 'MM', 'PR', 'VI', 'GU', 'AS', 'MP') then 'mi'
        else 'km' end))
      from partners
      where partners.id = reports.partner_id
        and jsonb_typeof(reports.car #> '{condition,mileage}') = 'number';

    update requests
      set corrections = jsonb_set(requests.corrections, '{mileage,entered}',
        to_jsonb((requests.corrections #>> '{mileage,entered}') || ' '
          || coalesce(reports.car #>> '{condition,mileage_unit}', partners.distance_unit)))
      from reports, partners
      where reports.request_id = requests.id and partners.id = requests.partner_id
        and requests.corrections #>> '{mileage,entered}' is not null;

    update request_events
      set change = jsonb_build_object(
        'field', 'mileage',
        'before', (request_events.change ->> 'before') || ' '
          || coalesce(reports.car #>> '{condition,mileage_unit}', partners.distance_unit),
        'after', (request_events.change ->> 'after') || ' '
          || coalesce(reports.car #>> '{condition,mileage_unit}', partners.distance_unit))
      from reports, partners
      where reports.request_id = request_events.request_id
        and partners.id = request_events.partner_id
        and request_events.change ->> 'field' = 'mileage';
  `.execute(db);
}
