import type { Request } from '@forecourt/contract';
import { formatDate, initials, SMALL_QUERY } from '@forecourt/platform';
import { requestStatuses } from '@forecourt/ui/status-badge';
import { carName, contactOf, customerName, isUndelivered } from '../customer.ts';

/** What the rows of a list need to know beside the requests. */
export interface FirstRowsOptions {
  /** Address of a request's report. */
  report(id: string): string;
  /** Whether there is a column of what is planned with the car. */
  sale: boolean;
}

/**
 * The first rows of a request list without React, in en-US: real words and links, for the moment in
 * which the app's own code is still on its way or starting. They are `RequestRow` once more, element by
 * element and class by class; the test beside this file and a journey hold the two to each other. Boxes
 * and menus are drawn but do nothing yet.
 */
export function drawFirstRows(
  requests: readonly Request[],
  { report, sale }: FirstRowsOptions,
): HTMLElement {
  const cards = matchMedia(SMALL_QUERY).matches;
  const list = element('div', 'fc-infinite-list__root');
  list.setAttribute('role', 'list');
  for (const request of requests) list.append(drawRow(request, { report, sale }, cards));
  const frame = element('div', 'fc-list-frame__root');
  frame.append(list);
  return frame;
}

function drawRow(request: Request, { report, sale }: FirstRowsOptions, cards: boolean) {
  const row = element(
    'div',
    `fc-list-row__root fc-request-row__row${sale ? ' fc-request-row__withSale' : ''}`,
  );
  row.setAttribute('role', 'listitem');
  const title = element(
    'a',
    'fc-list-row__title fc-list-row__beside fc-list-row__link',
    customerName(request),
  );
  title.href = report(request.id);
  title.dir = 'auto';
  const subtitle = element(
    'span',
    'fc-list-row__subtitle fc-list-row__beside',
    request.name ? contactOf(request) : 'No name yet',
  );
  subtitle.dir = 'auto';
  const cells = drawCells(request, sale);
  if (!cards) row.append(drawBox());
  row.append(drawPicture(request), title, subtitle);
  if (cards) row.append(element('div', 'fc-list-row__meta'));
  (cards ? row.lastElementChild! : row).append(...cells);
  row.append(drawMenu());
  return row;
}

function drawPicture({ name }: Request): HTMLElement {
  const picture = name
    ? element('span', 'fc-avatar__root fc-avatar__root--size-md', initials(name))
    : element('span', 'fc-request-row__nobody');
  picture.ariaHidden = 'true';
  return picture;
}

function drawCells(request: Request, sale: boolean): HTMLElement[] {
  const { info, report, status } = request;
  const cells: HTMLElement[] = [];
  if (report.car) {
    const car = element('span', 'fc-request-row__car', carName(request));
    const { plate } = report.car;
    if (plate) car.append(element('span', 'fc-request-row__plate', ` ${plate}`));
    cells.push(car);
  }
  // In en-US a plan is called what it is in the contract.
  const plan = [info.user_sale_plan, info.car_availability].filter(Boolean).join(' · ');
  if (sale && plan) cells.push(element('span', 'fc-request-row__sale', plan));
  const date = element('time', 'fc-request-row__date', formatDate(request.inserted_at));
  date.dateTime = new Date(request.inserted_at).toISOString();
  date.style.whiteSpace = 'nowrap';
  if (isUndelivered(request)) {
    const badge = 'fc-badge fc-badge--tone-danger fc-badge--dot-full fc-request-row__status';
    cells.push(date, element('span', badge, 'Not delivered'));
    return cells;
  }
  const { tone, dot, label } = requestStatuses[status];
  const outline = status === 'ARCHIVED' ? ' fc-badge--outline-true' : '';
  const badge = `fc-badge fc-badge--tone-${tone} fc-badge--dot-${dot}${outline}`;
  cells.push(date, element('span', `${badge} fc-request-row__status`, label));
  return cells;
}

function drawBox(): HTMLElement {
  const box = element('input', 'fc-checkbox__input');
  box.type = 'checkbox';
  box.addEventListener('click', (event) => event.preventDefault());
  return withoutUse(box);
}

function drawMenu(): HTMLElement {
  const menu = element('button', 'fc-list-row__menu');
  menu.type = 'button';
  return withoutUse(menu);
}

/** Seen, but neither read out nor reached by keys: it does nothing. */
function withoutUse(control: HTMLElement): HTMLElement {
  control.ariaHidden = 'true';
  control.tabIndex = -1;
  return control;
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  text = '',
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = text;
  return made;
}
