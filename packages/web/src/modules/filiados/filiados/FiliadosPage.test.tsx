import { expect, it, vi } from 'vitest';
import { expectNoViolations, type Handlers, openAt, pageOf, screen, within } from '#platform/testing/index.ts';
import { filiado } from './filiado-for-tests.ts';
import { filiadosModule } from './filiados.routes.tsx';

const openPage = (
  filiados: Handlers['filiados'] = {},
  search = '',
  as: 'gestor_usuario' | 'visualizador_usuario' = 'gestor_usuario',
) =>
  openAt(`/filiados${search}`, filiadosModule.routes, {
    as: [as],
    contract: {
      filiados: { list: () => pageOf([filiado(1)]), ...filiados },
      configuracoes: { listas: () => ({ habilitadas: {}, desabilitadas: {} }) },
    },
  });

it('shows the text’s columns in order, capitals as people write them, ponto and masks', async () => {
  await openPage({
    list: () => pageOf([filiado(1, { nomeCompleto: 'MARIA DA SILVA', empresa: 'CAMARA', matricula: 'P - 123' })]),
  });
  const row = await screen.findByRole('row', { name: /Maria da Silva/ });
  const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent?.trim());
  expect(heads.filter(Boolean).join(' ')).toContain(
    'Matrícula Nome CPF E-mail Casa Situação Celular Idade Filiação Desfiliação',
  );
  for (const text of ['P - 123', '529.982.247-25', 'Câmara', 'Aposentado', '(61) 99914-2207', '74', '14/03/1998']) {
    expect(within(row).getByText(text)).toBeDefined();
  }
  await expectNoViolations();
});

it('the name of whoever left also says Desfiliado', async () => {
  await openPage({ list: () => pageOf([filiado(1, { cadastro: 'INATIVO', dataDesfiliacao: '2020-07-10' })]) });
  const row = await screen.findByRole('row', { name: /Pessoa 1/ });
  expect(within(row).getByText('Desfiliado')).toBeDefined();
  expect(within(row).getByText('10/07/2020')).toBeDefined();
});

it('asks what its address filters by, a day among it', async () => {
  const { asked } = await openPage({}, '?eraFiliadoEm=2020-01-31&casa=TCU&cidade=Bras&comEmail=nao&idade=60..');
  await screen.findByRole('row', { name: /Pessoa 1/ });
  expect(asked('filiados.list')).toMatchObject([
    { eraFiliadoEm: '2020-01-31', casa: ['TCU'], cidade: 'Bras', comEmail: false, idadeDe: 60, porPagina: 10 },
  ]);
  expect(screen.getByRole('button', { name: /Era filiado em.*31\/01\/2020/ })).toBeDefined();
});

it('an empty registry says so and offers the first member', async () => {
  await openPage({ list: () => pageOf([]) });
  expect(await screen.findByText('Sem registros para mostrar')).toBeDefined();
  expect(screen.getByText('Cadastre o primeiro filiado.')).toBeDefined();
});

it('the selection is exported by its ids, and invited after a question that names whom', async () => {
  const { user, asked } = await openPage({
    list: () => pageOf([filiado(1), filiado(2), filiado(3)]),
    convidar: ({ ids = [] }) => ({ feitas: ids, recusadas: [] }),
  });
  await user.click(await screen.findByRole('checkbox', { name: /^Selecionar Pessoa 1/ }));
  await user.click(screen.getByRole('checkbox', { name: /^Selecionar Pessoa 3/ }));
  const saved: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(decodeURIComponent(this.href));
  });
  // The list's own 'Exportar' is the first.
  await user.click(screen.getAllByRole('button', { name: /^Exportar/ }).at(-1) as HTMLElement);
  click.mockRestore();
  expect(saved).toHaveLength(1);
  expect(saved[0]).toContain('/api/filiados/exportar');
  for (const n of [1, 3]) expect(saved[0]).toContain(filiado(n).id);
  expect(saved[0]).not.toContain(filiado(2).id);

  await user.click(screen.getByRole('button', { name: /^Enviar convite de acesso/ }));
  const question = await screen.findByRole('dialog', { name: 'Enviar convite de acesso' });
  expect(
    within(question)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Pessoa 1', 'Pessoa 3']);
  expect(asked('filiados.convidar')).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Enviar' }));
  expect(await screen.findByText(/2 mensagens de convite enviadas/)).toBeDefined();
  expect(asked('filiados.convidar')).toMatchObject([{ ids: [filiado(1).id, filiado(3).id] }]);
});

it('who only sees members selects nothing', async () => {
  await openPage({}, '', 'visualizador_usuario');
  await screen.findByRole('row', { name: /Pessoa 1/ });
  expect(screen.queryByRole('checkbox')).toBeNull();
});
