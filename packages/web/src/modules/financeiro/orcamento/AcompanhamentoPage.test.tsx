import type { LinhaOrcamento } from '@sede/domain/modules/financeiro/orcamento';
import { expect, it } from 'vitest';
import { expectNoViolations, openAt, screen, within } from '#platform/testing/index.ts';
import { orcamentoModule } from './orcamento.routes.tsx';

/** Only what deviates carries a word; the filters are those of every list. Source: issue 9 §5. */
const linha = (n: number, itemDespesa: string, previsto: number | null, realizado: number): LinhaOrcamento => ({
  centroCusto: n < 4 ? 'Outro' : 'Gasto com pessoal',
  idItemDespesa: `0198c0de-0000-7000-8000-00000000000${n}`,
  itemDespesa,
  desabilitado: false,
  previsto,
  versao: 1,
  realizado,
  comprometido: 0,
  aLiquidar: 0,
});
const LINHAS = [
  linha(1, 'Papel', 100_00, 50_00),
  linha(2, 'Táxi', 100_00, 95_00),
  linha(3, 'Café', null, 10_00),
  linha(4, 'Salários', 100_00, 130_00),
];
const openPage = (search = '', phone = false) =>
  openAt(`/financial/acompanhamento?ano=2025&de=3&ate=3${search}`, orcamentoModule.routes, {
    as: ['visualizador_financeiro'],
    phone,
    contract: {
      orcamento: {
        acompanhamento: () => ({ inicio: '2025-02-21', fim: '2025-03-20', fechados: [], linhas: LINHAS }),
      },
      configuracoes: { listas: () => ({ habilitadas: {}, desabilitadas: {} }) },
      painel: {
        qualidade: () => ({ semVencimento: 0, despesasAConferir: 0, receitasAConferir: 0, entradasAConferir: 0 }),
      },
    },
  });
const rowOf = async (nome: string) => (await screen.findByRole('row', { name: new RegExp(`^${nome}`) })).textContent;
const itens = () =>
  LINHAS.map(({ itemDespesa }) => itemDespesa).filter((nome) => screen.queryByRole('rowheader', { name: nome }));

it('a row within its forecast carries no word; near, above and outside do', async () => {
  await openPage();
  expect(await rowOf('Papel')).toMatch(/50,0%$/);
  expect(await rowOf('Táxi')).toMatch(/95,0%Perto do limite$/);
  expect(await rowOf('Café')).toMatch(/Fora da previsão$/);
  expect(await rowOf('Salários')).toMatch(/130,0%Acima do previsto$/);
  expect(screen.queryByText('Dentro do previsto')).toBeNull();
  await expectNoViolations();
});

it('is narrowed by chips that stand in the address, sums what is shown, and lets go of all', async () => {
  const { user } = await openPage();
  expect(await screen.findByRole('button', { name: 'De: Março' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Situação' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Perto do limite' }));
  await user.click(screen.getByRole('checkbox', { name: 'Acima do previsto' }));
  expect(new URLSearchParams(window.location.search).get('situacao')).toBe('perto,acima');
  expect(itens()).toEqual(['Táxi', 'Salários']);
  const resumo = screen.getByRole('table', { name: 'Resumo' });
  const total = within(resumo).getByRole('row', { name: /^Total/ });
  expect(total.textContent).toContain('225,00');
  // No list has these rows alone.
  expect(within(total).queryByRole('link')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Limpar filtros' }));
  expect(itens()).toHaveLength(4);
  // Back to the month that the page opens with.
  expect(window.location.search).toBe('');
  expect(screen.queryByRole('button', { name: 'Limpar filtros' })).toBeNull();
});

it('says what hides everything', async () => {
  const { user } = await openPage('&centroCusto=Outro&situacao=acima');
  await screen.findByText('Nenhum registro corresponde a estes filtros.');
  const [clear] = screen.getAllByRole('button', { name: 'Limpar filtros' });
  if (clear) await user.click(clear);
  expect(itens()).toHaveLength(4);
});

it('on a phone the filters are one sheet', async () => {
  const { user } = await openPage('&situacao=acima', true);
  await user.click(await screen.findByRole('button', { name: 'Filtros (1)' }));
  expect(await screen.findByRole('dialog')).toBeDefined();
});
