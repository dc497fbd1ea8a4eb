import type { Role } from '@sede/domain/access';
import type { Numero, Numeros } from '@sede/domain/modules/filiados/numeros';
import { expect, it } from 'vitest';
import { expectNoViolations, openAt, screen, within } from '#platform/testing/index.ts';
import { numerosModule } from './numeros.routes.tsx';

const linha = (id: string, rotulo: string, [CAMARA, SENADO, TCU]: [Numero, Numero, Numero], total: Numero) => ({
  ...{ id, rotulo, total },
  casas: { CAMARA, SENADO, TCU },
});
const numeros = (given: Partial<Numeros> = {}): Numeros => ({
  protegido: false,
  situacoes: [
    linha('ATIVO', 'Ativo', [20, 30, 5], 55),
    linha('APOSENTADO', 'Aposentado', [10, 1, 0], 11),
    linha('PENSIONISTA', 'Pensionista', [1, 0, 0], 1),
  ],
  total: linha('total', 'Total', [31, 31, 5], 67),
  inativos: linha('INATIVO', 'Inativo', [2, 0, 0], 2),
  filiados: linha('filiados', 'Filiados', [33, 31, 5], 69),
  generos: [linha('Feminino', 'Feminino', [20, 20, 5], 45), linha('Outro', 'Outro', [0, 0, 0], 0)],
  idades: [linha('20-40', '20-40', [33, 31, 5], 69), linha('Nao informado', 'Nao informado', [0, 0, 0], 0)],
  noDf: 61,
  ...given,
});
const open = (as: readonly Role[], given: Partial<Numeros> = {}, phone = false) =>
  openAt('/filiados/dashboard-casas', numerosModule.routes, {
    as,
    contract: { numeros: { casas: () => numeros(given) } },
    phone,
  });
const row = async (name: RegExp) =>
  within(await screen.findByRole('table', { name: 'Filiados por casa e situação' })).getByRole('row', { name });

it('ties: total, INATIVO below it, members; each number opens its list', async () => {
  await open(['visualizador_usuario']);
  expect((await row(/^Total/)).textContent).toBe('Total3131567');
  expect((await row(/^Inativo/)).textContent).toBe('Inativo ainda filiados2002');
  expect((await row(/^Filiados/)).textContent).toBe('Filiados3331569');
  const link = within(await row(/^Aposentado/)).getByRole('link', { name: '10' });
  expect(link.getAttribute('href')).toBe('/filiados?cadastro=FILIADO&situacao=APOSENTADO&casa=CAMARA');
  expect(
    within(await row(/^Total/))
      .getByRole('link', { name: '67' })
      .getAttribute('href'),
  ).toBe('/filiados?cadastro=FILIADO&situacao=ATIVO,APOSENTADO,PENSIONISTA');
  screen.getByRole('heading', { name: 'Sede em números' });
  await expectNoViolations();
});

it('draws gender, age and situação by house, with the same as tables', async () => {
  await open(['visualizador_usuario']);
  const idade = await screen.findByRole('figure', { name: 'Idade x Casa' });
  expect(within(idade).getByRole('row', { name: /^20-40/ }).textContent).toBe('20-4033315');
  const genero = screen.getByRole('figure', { name: 'Gênero x Casa' });
  within(genero).getByRole('row', { name: /^Feminino/ });
  // Nobody is of it.
  expect(within(genero).queryByRole('row', { name: /^Outro/ })).toBeNull();
  screen.getByRole('figure', { name: 'Situação x Casa' });
});

it('without the right to see members: <5, no list to open, and the reason', async () => {
  await open(
    ['filiado'],
    {
      protegido: true,
      inativos: linha('INATIVO', 'Inativo', [null, 0, 0], null),
      generos: [linha('Outro', 'Outro', [null, 0, 0], null)],
      noDf: null,
    },
    true,
  );
  expect((await row(/^Inativo/)).textContent).toBe('Inativo ainda filiados<500<5');
  const genero = screen.getByRole('figure', { name: 'Gênero x Casa' });
  expect(within(genero).getByRole('row', { name: /^Outro/ }).textContent).toBe('Outro<500');
  screen.getByText(/contagens de 1 a 4 aparecem como <5/);
  expect(within(screen.getByRole('table', { name: 'Filiados por casa e situação' })).queryAllByRole('link')).toEqual(
    [],
  );
  await expectNoViolations();
});

it('the button bar leads to each part', async () => {
  const { user } = await open(['visualizador_usuario']);
  const bar = await screen.findByRole('navigation', { name: 'Partes desta página' });
  await user.click(within(bar).getByRole('button', { name: 'Idade x Casa' }));
  expect(document.activeElement?.id).toBe('idade');
});
