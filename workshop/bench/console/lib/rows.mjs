// The rows of every app: the same ten thousand generated requests in each run.

const first = 'Ada Bruno Carla Dario Edith Frank Gisela Henry Ines Jakob Klara Lukas'.split(' ');
const last =
  'Adler Brandt Conti Duval Eklund Ferrer Gerber Holm Iversen Jung Kovacs Lind Maes Nyberg'.split(
    ' ',
  );
const cars = ['2018 Skoda Fabia', '2021 Kia Niro', '2016 Ford Fiesta', '2019 Seat Ibiza'];

/** Statuses as the console names them; the other apps show the same labels on the same tabs. */
export const labels = {
  NEW: 'New',
  SENT: 'Sent',
  OPENED: 'Opened',
  IN_PROGRESS: 'In Progress',
  COMPLETED: 'Completed',
};
const statuses = Object.keys(labels);

/** Generated rows, newest first: `{number, name, email, phone, car, status, createdAt}`. */
export function makeRows(count = 10_000) {
  let state = 7;
  const below = (limit) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % limit;
  };
  const newest = Date.UTC(2026, 2, 5, 12);
  return Array.from({ length: count }, (_, number) => {
    const name = `${first[below(first.length)]} ${last[below(last.length)]}`;
    return {
      number,
      name,
      email: `${name.toLowerCase().replace(' ', '.')}.${number}@mail.test`,
      phone: `+372 5${String(1_000_000 + below(9_000_000))}`,
      car: cars[below(cars.length)],
      status: statuses[below(statuses.length)],
      createdAt: new Date(newest - number * 900_000).toISOString(),
    };
  });
}

/** One page by cursor: `after` is the number of matching rows before it. */
export function pageOf(rows, { name, status, after, limit }) {
  const wanted = name?.toLowerCase();
  const matching = rows.filter(
    (row) =>
      (!status || row.status === status) && (!wanted || row.name.toLowerCase().includes(wanted)),
  );
  const start = Number(after) || 0;
  const end = start + (Number(limit) || 10);
  return {
    rows: matching.slice(start, end),
    after: end < matching.length ? String(end) : null,
  };
}
