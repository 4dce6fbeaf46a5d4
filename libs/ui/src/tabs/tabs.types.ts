export interface TabItem {
  id: string;
  label: string;
  href: string;
  /** Number of entries; not shown if undefined; pass text for a value such as `99+`. */
  count?: number | string;
}
