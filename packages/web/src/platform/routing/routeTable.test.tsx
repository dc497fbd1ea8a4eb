import { expect, it } from 'vitest';
import { lazyPage, type RouteDefinition } from './routes.ts';
import { createRouteTable } from './routeTable.ts';

const page = (path: string, access: RouteDefinition['access']): RouteDefinition => ({
  ...{ path, title: path, access, help: 'README' },
  page: lazyPage(async () => () => null),
});

/** A table with one area, whose part comes when the test says so. */
function table() {
  const asked: ((answer: 'comes' | 'fails') => void)[] = [];
  const area = {
    ...{ at: ['/juridico'], access: ['juridico.ver'] as const },
    load: () =>
      new Promise<{ routes: RouteDefinition[] }[]>((resolve, reject) => {
        asked.push((answer) =>
          answer === 'comes'
            ? resolve([{ routes: [page('/juridico/processos/:id', 'processos.ver')] }])
            : reject(new TypeError('Failed to fetch dynamically imported module')),
        );
      }),
  };
  const made = createRouteTable([page('/eventos', 'eventos.ver'), page('/juridico/ajuda', 'session')], [area]);
  return { made, asked, paths: () => made.routes.get().map(({ path }) => path) };
}

const lawyer = (permission: string) => permission === 'juridico.ver';
const nobody = () => false;

it('an area comes once, with whoever may open it, and its pages stand after the others', async () => {
  const { made, asked, paths } = table();
  expect([made.waits(nobody), made.waits(lawyer)]).toEqual([false, true]);
  await made.want(nobody);
  expect(asked).toHaveLength(0);
  const wanted = Promise.all([made.want(lawyer), made.want(lawyer)]);
  expect(asked).toHaveLength(1);
  asked[0]?.('comes');
  await wanted;
  expect(paths()).toEqual(['/eventos', '/juridico/ajuda', '/juridico/processos/:id']);
  expect(made.waits(lawyer)).toBe(false);
});

it('an address of an area that has not come has a place that waits; others, and those that stand already, have none', async () => {
  const { made, asked } = table();
  expect([made.placeOf('/juridicos'), made.placeOf('/eventos'), made.placeOf('/juridico/ajuda')]).toEqual([
    null,
    null,
    null,
  ]);
  const place = made.placeOf('/juridico/processos/1');
  expect(place).toMatchObject({ path: '/juridico/processos/1', access: 'session', unlisted: true });
  expect(made.placeOf('/juridico/processos/1')).toBe(place);
  const arrived = place?.page.preload();
  asked[0]?.('comes');
  await arrived;
  expect(made.placeOf('/juridico/processos/1')).toBeNull();
});

it('one that does not come is asked for anew by the next who wants it, and nobody waits for ever', async () => {
  const { made, asked, paths } = table();
  const wanted = made.want(lawyer);
  asked[0]?.('fails');
  await wanted;
  expect(made.waits(lawyer)).toBe(true);
  const again = made.want(lawyer);
  asked[1]?.('comes');
  await again;
  expect(paths()).toContain('/juridico/processos/:id');
});

it('the page of an address begins to come with its area, whoever asks', async () => {
  const { made, asked } = table();
  const begun = made.preload('/juridico/processos/1');
  asked[0]?.('comes');
  await begun;
  expect(made.placeOf('/juridico/processos/1')).toBeNull();
  await made.preload('/nada');
});
