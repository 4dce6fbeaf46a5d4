/** Whether a text is a day of the calendar, as `2026-03-05`: 31 February is none. */
export function isCalendarDay(text: string): boolean {
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().slice(0, 10) === text;
}
