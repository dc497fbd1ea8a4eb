import type { ResumoRetencoes, Retencao } from '@sede/domain/modules/financeiro/despesas';
import { expect, it } from 'vitest';
import { expectNoViolations, fill, findNotice, openAt, pageOf, screen, within } from '#platform/testing/index.ts';
import { despesasModule } from './despesas.routes.tsx';

// The tests' day is 20/11/2026, which is a holiday.
const OUTUBRO = { mes: '2026-10', imposto: 'irrf', devido: 22_00, vencimento: '2026-11-19' } as const;
const retida = (given: Partial<Retencao> = {}): Retencao => ({
  ...OUTUBRO,
  id: '1-irrf',
  idDespesa: '01939e2b-7c00-7000-8000-000000000001',
  dataLiquidacaoPagamento: '2026-10-05',
  itemDespesa: 'Contabilidade',
  nomeBeneficiario: 'Balanço Certo',
  cpfCnpj: '11222333000181',
  tipoDocumento: 'DANFE',
  numeroDocumento: '7',
  valor: 1000_00,
  base: 1000_00,
  aliquota: 15_000,
  retido: 15_00,
  codigo: '1708',
  recolhimento: 'atrasado',
  recolhidoEm: null,
  recolhido: null,
  ...given,
});
const somada: ResumoRetencoes['itens'][number] = {
  ...OUTUBRO,
  quantidade: 2,
  retido: 22_00,
  codigos: [
    { codigo: '0588', devido: 7_00 },
    { codigo: '1708', devido: 15_00 },
  ],
  recolhimento: null,
};

it('each tax says code, base, rate and due day; what is paid over is told by code', async () => {
  const outra = retida({
    id: '2-irrf',
    nomeBeneficiario: 'Ana Souza',
    codigo: '',
    base: null,
    aliquota: null,
    retido: 7_00,
  });
  const { user, asked } = await openAt('/financial/impostos-retidos', despesasModule.routes, {
    as: ['admin_financeiro'],
    contract: {
      despesas: {
        retencoes: () => ({ ...pageOf([retida(), outra]), somas: { retido: 22_00 } }),
        resumoRetencoes: () => ({ itens: [somada] }),
        recolher: () => ({ id: 'x' }),
      },
    },
  });
  const cells = async (nome: string) =>
    within(await screen.findByRole('row', { name: new RegExp(nome) }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(await cells('Balanço Certo')).toEqual(
    expect.arrayContaining(['1708', '1.000,00', '1,5%', '15,00', '19/11/2026', 'A recolher, venceu em 19/11/2026']),
  );
  // What nobody told is a dash.
  expect((await cells('Ana Souza')).filter((texto) => texto === '—')).toHaveLength(3);
  await expectNoViolations();
  await user.click(screen.getByRole('button', { name: 'IRRF de 10/2026: A recolher, venceu em 19/11/2026' }));
  const form = await screen.findByRole('dialog', { name: 'Registrar recolhimento' });
  expect(form.textContent?.replaceAll('\u00a0', ' ')).toContain(
    'Por código de receita: 0588, R$ 7,00; 1708, R$ 15,00.',
  );
  await fill(user, form, 'Data do recolhimento', '20112026');
  await user.click(within(form).getByRole('button', { name: 'Registrar' }));
  await findNotice('Recolhimento registrado.');
  expect(asked('despesas.recolher')).toMatchObject([{ mes: '2026-10', imposto: 'irrf', devido: 22_00 }]);
});

it('the sums show the latest months and what is still to be paid over; the rest on demand, the total is of all', async () => {
  const meses = Array.from({ length: 10 }, (_, index) => `2026-${String(10 - index).padStart(2, '0')}`);
  const recolhimento = { id: 'x', versao: 1, data: '2026-11-18', valor: 22_00, idDespesa: null, despesa: null };
  const itens = meses.map((mes) => ({ ...somada, mes, recolhimento: mes === '2026-02' ? null : recolhimento }));
  const { user } = await openAt('/financial/impostos-retidos', despesasModule.routes, {
    as: ['visualizador_financeiro'],
    contract: {
      despesas: {
        retencoes: () => ({ ...pageOf([retida()]), somas: { retido: 15_00 } }),
        resumoRetencoes: () => ({ itens }),
      },
    },
  });
  const resumo = await screen.findByRole('region', { name: 'Retido por mês e imposto' });
  const shown = () =>
    within(resumo)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent);
  const seis = ['10/2026', '09/2026', '08/2026', '07/2026', '06/2026', '05/2026'];
  expect(shown()).toEqual([...seis, '02/2026', 'Total dos 10 meses']);
  expect(within(resumo).getAllByRole('row').at(-1)?.textContent).toContain('220,00');
  await user.click(within(resumo).getByRole('button', { name: 'Mostrar mais 3 meses, já recolhidos' }));
  expect(shown()).toHaveLength(11);
  await expectNoViolations();
});
