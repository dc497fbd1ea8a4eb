import { podeDe } from '@sede/domain/kernel';
import type { BorderoCompleto, ItemDoBordero } from '@sede/domain/modules/financeiro/borderos';
import { despesasErrors } from '@sede/domain/modules/financeiro/despesas';
import { expect, it } from 'vitest';
import { expectNoViolations, fill, findNotice, openAt, screen, within } from '#platform/testing/index.ts';
import { borderosModule } from './borderos.routes.tsx';

const MOMENTO = '2026-11-20T12:00:00.000Z';
const ID = '0198c0de-0000-7000-8000-0000000000b1';
const AGUA = '0198c0de-0000-7000-8000-000000000001';
const SEM = {
  irrfBase: null,
  irrfAliquota: null,
  inssBase: null,
  inssAliquota: null,
  issBase: null,
  issAliquota: null,
};
const item = (given: Partial<ItemDoBordero> = {}): ItemDoBordero => ({
  ...{ id: AGUA, itemDespesa: 'Água', descricao: 'Novembro', parcela: '1/1', nomeBeneficiario: 'Saneamento' },
  ...{ cpfCnpj: '11222333000181', chavePix: null, banco: null, agencia: null, conta: null, tipoConta: null },
  ...{ boleto: null, tipoDocumento: 'FATURA', numeroDocumento: '7', dataVencimento: '2026-11-25', valor: 100_00 },
  ...SEM,
  ...{ csrfBase: null, csrfAliquota: null, juros: 0, multa: 0, desconto: 0, irrf: 0, inss: 0, iss: 0, csrf: 0 },
  ...{ valorPago: 100_00, pode: {} },
  ...given,
});
const AJUSTADA = item({ irrfBase: 100_00, irrfAliquota: 15_000, irrf: 1_50, juros: 2_00, valorPago: 100_50 });
const LUZ = item({
  id: '0198c0de-0000-7000-8000-000000000002',
  itemDespesa: 'Luz',
  pode: podeDe({ pagar: 'nao_aprovada' as const }),
});
const bordero = (itens: ItemDoBordero[], given: Partial<BorderoCompleto> = {}): BorderoCompleto => ({
  ...{ id: ID, versao: 3, criadoEm: MOMENTO, atualizadoEm: MOMENTO, numero: 7, descricao: 'Semana' },
  ...{ situacao: 'aberto', quantidade: itens.length, valor: 200_00, valorPago: 200_50 },
  ...{ dataLiquidacao: null, bancoLiquidacao: null, numeroPagamento: null, motivoCancelamento: null },
  ...{ itens },
  ...given,
});

it('each row says what is added to it and taken off it, and the sheet what leaves the bank', async () => {
  await openAt(`/financial/borderos/${ID}`, borderosModule.routes, {
    as: ['visualizador_financeiro'],
    contract: { borderos: { get: () => bordero([AJUSTADA, LUZ]) } },
  });
  const row = await screen.findByRole('row', { name: /Água/ });
  expect(row.textContent).toMatch(/100,00Juros \+ 2,00IRRF retido − 1,50 \(1,5% de 100,00\)100,50/);
  expect(screen.getByRole('row', { name: /^Total/ }).textContent).toMatch(/200,00200,50$/);
  // Who only reads changes nothing.
  expect(screen.queryByRole('button', { name: /^Ajustar/ })).toBeNull();
  await expectNoViolations();
});

it('a row is adjusted by the fields of a settlement; what may not be paid is not', async () => {
  let refuses = true;
  const { user, asked } = await openAt(`/financial/borderos/${ID}`, borderosModule.routes, {
    as: ['admin_financeiro'],
    contract: {
      borderos: {
        get: () => bordero([AJUSTADA, LUZ]),
        ajustar: () => {
          if (refuses) throw despesasErrors.pagamento_invalido();
          return bordero([AJUSTADA, LUZ], { versao: 4 });
        },
      },
    },
  });
  await screen.findByRole('row', { name: /Água/ });
  expect(screen.getAllByRole('button', { name: /^Ajustar/ })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Ajustar Água' }));
  const form = await screen.findByRole('dialog', { name: 'Ajustar pagamento' });
  const shownIn = (rotulo: string) => within(form).getByLabelText<HTMLInputElement>(rotulo).value.replace(/\s/g, ' ');
  expect([shownIn('Juros'), shownIn('Base do IRRF'), shownIn('Alíquota do IRRF'), shownIn('Multa')]).toEqual([
    // Being typed in: the first field has the focus.
    '2,00',
    'R$ 100,00',
    '1,5%',
    '',
  ]);
  await fill(user, form, 'Alíquota do IRRF', '2');
  expect(shownIn('IRRF retido')).toBe('R$ 2,00');
  await fill(user, form, 'Desconto', '30');
  expect(form.textContent).toMatch(/Valor pago: R\$\s70,00/);
  await expectNoViolations();
  await user.click(within(form).getByRole('button', { name: 'Salvar' }));
  await within(form).findByText('Os descontos e retenções passam do valor a pagar.');
  refuses = false;
  await user.click(within(form).getByRole('button', { name: 'Salvar' }));
  await findNotice('Pagamento ajustado.');
  expect(asked('borderos.ajustar').at(-1)).toMatchObject({
    ...{ id: ID, versao: 3, despesa: AGUA, juros: 2_00, desconto: 30_00 },
    ...{ irrfBase: 100_00, irrfAliquota: 20_000, irrf: 2_00, multa: null },
  });
});
