import type { ContratoCompleto, DespesaDoContrato } from '@sede/domain/modules/contratos/contratos';
import { expect, it } from 'vitest';
import {
  expectNoViolations,
  fieldOf,
  fill,
  findNotice,
  type Handlers,
  openAt,
  pageOf,
  rowMenu,
  screen,
  waitFor,
  within,
} from '#platform/testing/index.ts';
import { contratosModule } from './contratos.routes.tsx';
import { COMPLETO, CONTADORES, LISTADO } from './contratos-for-tests.ts';

const LISTA = '/gestao-de-contratos/contratos';
const PAINEL = `${LISTA}?registro=${LISTADO.id}`;
const open = (path: string, contratos: Handlers['contratos'] = {}, contrato: ContratoCompleto = COMPLETO) =>
  openAt(path, contratosModule.routes, {
    as: ['gestor_de_contratos'],
    contract: {
      contratos: {
        list: () => ({ ...pageOf([contrato]), somas: { valor: 0 } }),
        contadores: () => CONTADORES,
        get: () => contrato,
        reading: () => ({ registro: contrato, historico: { itens: [], total: 0, proximo: null } }),
        observacoes: () => ({ itens: [], total: 0 }),
        despesas: () => ({ itens: [], total: 0, pagina: 1 }),
        ...contratos,
      },
    },
  });

const despesa = (n: number): DespesaDoContrato => ({
  ...{ id: `0198c0de-0000-7000-8000-${String(n).padStart(12, '0')}`, tipoDespesa: 'Serviços', itemDespesa: `Mês ${n}` },
  ...{ nomeBeneficiario: 'Barros & Lima', descricao: 'Assessoria', parcela: '1/1', meioPagamento: 'PIX' },
  ...{ centroCusto: 'Sede', valor: 100, valorLiquido: 100, dataVencimento: '2026-11-20' },
  ...{ dataLiquidacaoPagamento: null, anexos: [] },
});

it('linked expenses are read fifty at a time, on and back again', async () => {
  const { user, asked } = await open(`${PAINEL}&aba=despesas`, {
    despesas: ({ pagina = 1 }) => ({
      itens: Array.from({ length: pagina === 1 ? 50 : 20 }, (_, at) => despesa((pagina - 1) * 50 + at + 1)),
      ...{ total: 70, pagina },
    }),
  });
  const painel = await screen.findByRole('tabpanel');
  await within(painel).findByText('1–50 de 70');
  await user.click(within(painel).getByRole('button', { name: 'Página seguinte' }));
  await within(painel).findByText('51–70 de 70');
  within(painel).getByText(/Mês 70/);
  expect(within(painel).getByRole('button', { name: 'Página seguinte' })).toHaveProperty('disabled', true);
  await user.click(within(painel).getByRole('button', { name: 'Página anterior' }));
  await within(painel).findByText(/Mês 1 ·/);
  // As it was sent.
  expect(asked('contratos.despesas').map((um) => (um as { pagina?: number }).pagina)).toContain(2);
});

it('a page whose last row is gone by now leads back to the one before', async () => {
  const { user } = await open(`${PAINEL}&aba=despesas`, {
    despesas: ({ pagina = 1 }) => ({
      itens: pagina === 1 ? Array.from({ length: 50 }, (_, at) => despesa(at + 1)) : [],
      ...{ total: pagina === 1 ? 51 : 50, pagina },
    }),
  });
  const painel = await screen.findByRole('tabpanel');
  await user.click(await within(painel).findByRole('button', { name: 'Página seguinte' }));
  await within(painel).findByText('0 de 50');
  await user.click(within(painel).getByRole('button', { name: 'Página anterior' }));
  await within(painel).findByText(/Mês 50 ·/);
});

it('‘Receitas e despesas’ opens the part that has some', async () => {
  const receitas = () => ({ itens: [], total: 0, pagina: 1 });
  const { user } = await open(LISTA, { receitas }, { ...COMPLETO, despesas: 0, receitas: 4 });
  await rowMenu(user, '0042/2026 Assessoria jurídica', 'Receitas e despesas');
  await waitFor(() => expect(screen.getByRole('tab', { name: /Receitas/ }).getAttribute('aria-selected')).toBe('true'));
});

it('of a contract without any, it warns in the text’s words', async () => {
  const { user } = await open(LISTA, {}, { ...COMPLETO, despesas: 0, receitas: 0 });
  await rowMenu(user, '0042/2026 Assessoria jurídica', 'Receitas e despesas');
  await findNotice('Nao existem receitas ou despesas relacionadas para esse contrato');
});

it('‘Ver arquivos’ lists the files of a row, each to open and to save', async () => {
  const { user } = await open(LISTA);
  await rowMenu(user, '0042/2026 Assessoria jurídica', 'Ver arquivos');
  const dialog = await screen.findByRole('dialog', { name: 'Arquivos de 0042/2026 Assessoria jurídica' });
  const arquivo = await within(dialog).findByRole('link', { name: /^contrato\.pdf/ });
  expect(arquivo.getAttribute('href')).toBe(`/api/anexos/${COMPLETO.anexos[0]?.id}?exibir=sim`);
  within(dialog).getByRole('link', { name: 'Baixar contrato.pdf' });
  // The last one stays.
  expect(
    within(dialog)
      .getByRole('button', { name: /^Remover/ })
      .getAttribute('aria-disabled'),
  ).toBe('true');
  await expectNoViolations();
});

it('‘Observações e histórico’ opens the panel there, whatever part was open; the history stands in one place', async () => {
  const { user } = await open(`${LISTA}?aba=despesas`, {
    historicoAnterior: () => ({ itens: [] }),
    history: () => ({ itens: [], total: 0, proximo: null }),
  });
  await rowMenu(user, '0042/2026 Assessoria jurídica', 'Observações e histórico');
  const observacoes = await screen.findByRole('tab', { name: 'Observações' });
  expect(observacoes.getAttribute('aria-selected')).toBe('true');
  await screen.findByText('Nenhuma observacao encontrada.');
  expect(screen.queryByRole('region', { name: 'Histórico' })).toBeNull();
  screen.getByRole('tab', { name: 'Histórico de alterações' });
});

it('an aditivo that does not hold says so at its field, before it is sent', async () => {
  const { user, asked } = await open(PAINEL, {}, { ...COMPLETO, dataFim: '2026-12-31' });
  await user.click(await screen.findByRole('button', { name: 'Renovar' }));
  const dialog = await screen.findByRole('dialog', { name: 'Renovar contrato' });
  within(dialog).getByText('0042/2026 Assessoria jurídica');
  within(dialog).getByText(/Vigência até 31\/12\/2026/);
  await fill(user, dialog, 'Novo fim da vigência', '30122026');
  await user.tab();
  await within(dialog).findByText('A prorrogação precisa terminar depois do fim atual.');
  expect(fieldOf(dialog, 'Novo fim da vigência').getAttribute('aria-invalid')).toBe('true');
  expect(within(dialog).getByRole('button', { name: 'Registrar' })).toHaveProperty('disabled', true);
  expect(asked('contratos.aditar')).toEqual([]);
  await expectNoViolations();
});

it('the last note stands below the other parts, and delivery is counted in words', async () => {
  const ultimaObservacao = {
    ...{ id: '0198c0de-0000-7000-8000-00000000000b', observacao: 'Diretoria decide dia 28.' },
    ...{ data: '2026-11-18T19:20:00.000Z', autorNome: 'Paula Rezende' },
  };
  await open(
    `${PAINEL}&aba=despesas`,
    { contadores: () => ({ ...CONTADORES, alertas: { total: 3, entregues: 1, falharam: 2 } }) },
    { ...COMPLETO, ultimaObservacao },
  );
  await screen.findByText('Diretoria decide dia 28.');
  await screen.findByText('1 entregue, 2 falharam');
});
