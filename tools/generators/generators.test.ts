import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';
import { expect, test } from 'vitest';
import component from './component/generator.ts';
import feature from './feature/generator.ts';

test('a new feature has screen, store, messages, stories, test and package', async () => {
  const tree = createTreeWithEmptyWorkspace();
  await feature(tree, { name: 'photo-map' });
  expect(tree.children('libs/features/photo-map/src').sort()).toEqual([
    'PhotoMapScreen.stories.tsx',
    'PhotoMapScreen.tsx',
    'PhotoMapStore.test.ts',
    'PhotoMapStore.ts',
    'index.ts',
    'messages.ts',
  ]);
  const manifest = JSON.parse(tree.read('libs/features/photo-map/package.json', 'utf8')!) as {
    name: string;
    nx: { tags: string[] };
  };
  expect(manifest.name).toBe('@forecourt/feature-photo-map');
  expect(manifest.nx.tags).toEqual(['layer:feature']);
  await expect(feature(tree, { name: 'photo-map' })).rejects.toThrow('is there already');
});

test('a new component has its recipe, stories and export', async () => {
  const tree = createTreeWithEmptyWorkspace();
  await component(tree, { name: 'PhotoMap' });
  expect(tree.children('libs/ui/src/photo-map').sort()).toEqual([
    'PhotoMap.recipe.ts',
    'PhotoMap.stories.tsx',
    'PhotoMap.tsx',
    'index.ts',
  ]);
  expect(tree.read('libs/ui/src/photo-map/PhotoMap.tsx', 'utf8')).toContain('photoMapRecipe');
});
