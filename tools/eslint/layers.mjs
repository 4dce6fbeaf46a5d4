/**
 * Allowed imports between packages (docs/architecture.md). Each package has one `layer:` tag in its
 * package.json; `layers.test.ts` proves that a forbidden import fails.
 */
export const layerConstraints = [
  {
    sourceTag: 'layer:app',
    onlyDependOnLibsWithTags: ['*'],
    notDependOnLibsWithTags: ['layer:translations'],
  },
  // Of the kit only how colors are made readable; `eslint.config.mjs` refuses the rest.
  {
    sourceTag: 'layer:api',
    onlyDependOnLibsWithTags: ['layer:contract', 'layer:translations', 'layer:ui'],
  },
  {
    sourceTag: 'layer:e2e',
    onlyDependOnLibsWithTags: ['layer:contract', 'layer:testing', 'layer:tools'],
  },
  {
    sourceTag: 'layer:flow',
    onlyDependOnLibsWithTags: [
      'layer:flow-definition',
      'layer:feature',
      'layer:ui',
      'layer:viewer',
      'layer:api-client',
      'layer:contract',
      'layer:platform',
      'layer:testing',
    ],
  },
  {
    sourceTag: 'layer:flow-definition',
    onlyDependOnLibsWithTags: [
      'layer:feature',
      'layer:ui',
      'layer:api-client',
      'layer:contract',
      'layer:platform',
      'layer:testing',
    ],
  },
  {
    sourceTag: 'layer:feature',
    onlyDependOnLibsWithTags: [
      'layer:ui',
      'layer:viewer',
      'layer:api-client',
      'layer:contract',
      'layer:platform',
      'layer:testing',
    ],
  },
  {
    sourceTag: 'layer:testing',
    onlyDependOnLibsWithTags: ['layer:api-client', 'layer:contract', 'layer:platform', 'layer:ui'],
  },
  {
    sourceTag: 'layer:api-client',
    onlyDependOnLibsWithTags: ['layer:contract', 'layer:platform', 'layer:testing'],
  },
  { sourceTag: 'layer:ui', onlyDependOnLibsWithTags: ['layer:platform'] },
  { sourceTag: 'layer:viewer', onlyDependOnLibsWithTags: ['layer:platform'] },
  { sourceTag: 'layer:platform', onlyDependOnLibsWithTags: ['layer:platform'] },
  { sourceTag: 'layer:contract', onlyDependOnLibsWithTags: ['layer:contract'] },
  // All texts of all languages: pages get theirs from the server.
  { sourceTag: 'layer:translations', onlyDependOnLibsWithTags: ['layer:translations'] },
  { sourceTag: 'layer:tools', onlyDependOnLibsWithTags: ['layer:contract'] },
];
