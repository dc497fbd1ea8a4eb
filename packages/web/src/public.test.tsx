import { createDirectory } from '@sede/domain/manifest';
import { MODULES } from '@sede/domain/modules';
import { expect, it } from 'vitest';
import { allRoutes } from '#platform/testing/modules.ts';
import { PUBLIC_ROUTES } from './public.tsx';

it('the pages that open without a session are those that the modules name, and no page of the signed-in screens', async () => {
  const paths = PUBLIC_ROUTES.map(({ path }) => path);
  expect(paths.toSorted()).toEqual(createDirectory(MODULES).publicPages.toSorted());
  const signedIn = (await allRoutes()).map(({ path }) => path);
  expect(paths.filter((path) => signedIn.includes(path))).toEqual([]);
});

it('each has a page that loads', async () => {
  for (const { load } of PUBLIC_ROUTES) expect(typeof (await load())).toBe('function');
});
