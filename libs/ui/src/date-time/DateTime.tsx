import { formatDate, formatDateTime, formatTime, formatZonedTime } from '@forecourt/platform';

export interface DateTimeProps {
  /** Milliseconds since the epoch, an ISO 8601 string, or a Date. */
  value: number | string | Date;
  /**
   * `date` is 05.03.2026, `time` 3:07 PM; `recent` is the time if it is today, else the date; `zoned`
   * names the time zone as well: for a deadline that people elsewhere read too.
   * @default 'datetime'
   */
  format?: 'date' | 'time' | 'datetime' | 'recent' | 'zoned';
  /** IANA zone. @default the device's own */
  timeZone?: string;
  /** Positions it in its parent, such as a column. */
  className?: string;
}

const formats = {
  date: formatDate,
  time: formatTime,
  datetime: formatDateTime,
  zoned: formatZonedTime,
  recent: (...[at, options]: Parameters<typeof formatDate>) => {
    const date = formatDate(at, options);
    return date === formatDate(Date.now(), options) ? formatTime(at, options) : date;
  },
};

/** A moment in the product's format; hovering shows it in full with its time zone. */
export function DateTime({ value, format = 'datetime', timeZone, className }: DateTimeProps) {
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return <>—</>;
  return (
    <time
      dateTime={date.toISOString()}
      // Formatted on demand: in a long list of dates few are ever hovered.
      onPointerEnter={({ currentTarget }) => {
        currentTarget.title = formatZonedTime(date, { timeZone });
      }}
      className={className}
      style={{ whiteSpace: 'nowrap' }}
    >
      {formats[format](date, { timeZone })}
    </time>
  );
}
