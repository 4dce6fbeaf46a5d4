/** A name of the IANA database; a mere offset would be an hour off for half of the year. */
const ZONE = /^[A-Za-z]+([/_+-][A-Za-z0-9]+)*$/;

/** Whether it names a time zone that this server knows. */
export function isTimeZone(name: string): boolean {
  if (!ZONE.test(name)) return false;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
