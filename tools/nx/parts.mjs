/** Targets of the root project; package.json defines them. A stage starts when all before it are green. */
export const gate = ['static', 'checks', 'api', 'stories', 'journeys', 'engines', 'attack'];

/** What `npm run test:all` adds to the gate. */
export const rest = [
  'properties',
  'browser',
  'api-pglite',
  'api-process',
  'stories-repeat',
  'journeys-rest',
  'widths',
  'faults',
  'workspace-tests',
  'pack',
  'visual',
];

/** Parts that open a browser. */
export const inBrowser = [
  'stories',
  'journeys',
  'browser',
  'stories-repeat',
  'journeys-rest',
  'widths',
  'faults',
  'visual',
];
