import { sql, type Kysely } from 'kysely';

/**
 * Whether a section is required. Sections of partners that are there already keep what the capture
 * page asked for until now: photos of the outside and the contact had to be there, the rest not.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update customisations set sections = (
      select jsonb_object_agg(name, case
        when sections -> name = 'false'::jsonb then 'false'::jsonb
        when name in ('exterior_images', 'contact_details') then '"required"'::jsonb
        else '"optional"'::jsonb end)
      from unnest(array['licence_plate', 'exterior_images', 'scan_360', 'windshield',
        'damage_locations', 'mileage', 'dashboard', 'interior_front', 'interior_back', 'vin',
        'car_details', 'car_condition', 'description', 'dealer_select', 'contact_details']) as name
    );

    alter table reports add column missing_reason text;
  `.execute(db);
}
