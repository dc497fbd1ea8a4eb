import { formatDataBr, podeDe } from '@sede/domain/kernel';
import { AGUARDANDO, type MotivoDespesa, NEGADA } from '@sede/domain/modules/financeiro/despesas';
import { expect, it } from 'vitest';
import {
  answerUploads,
  expectNoViolations,
  fieldError,
  fieldOf,
  fill,
  findNotice,
  type Handlers,
  HOJE,
  openAt,
  rowMenu,
  screen,
  waitFor,
  within,
} from '#platform/testing/index.ts';
import { despesa, handlersOf, paga } from './despesa-for-tests.ts';
import { despesasModule } from './despesas.routes.tsx';

const openPage = (records: ReturnType<typeof despesa>[], despesas: Handlers['despesas'] = {}, search = '') =>
  openAt(`/financial/expenses${search}`, despesasModule.routes, {
    as: ['admin_financeiro'],
    contract: handlersOf(records, despesas),
  });
const dialog = (name: string) => screen.findByRole('dialog', { name });

it('the list shows what is due, its sum, and takes many to ask approval of at once', async () => {
  const two = [
    despesa(),
    despesa({ id: '0198c0de-0000-7000-8000-000000000002', itemDespesa: 'Água', valor: 1_50, valorLiquido: 1_50 }),
  ];
  const { user, asked } = await openPage(two, {
    solicitarAprovacao: ({ ids = [] }) => ({
      feitas: ids,
      recusadas: [],
      antesDoCorte: { quantas: 1, corte: '2022-11-30' },
    }),
  });
  const row = await screen.findByRole('row', { name: /Energia/ });
  expect(row.textContent).toMatch(/10\/12\/2026/);
  await waitFor(() => expect(screen.getByRole('main').textContent).toMatch(/2 parcelas.*R\$\s501,50/));
  await expectNoViolations();
  await user.click(screen.getByRole('checkbox', { name: 'Selecionar as linhas desta página' }));
  const bar = await screen.findByRole('region', { name: 'Linhas selecionadas' });
  expect(bar.textContent).toMatch(/2 selecionadas · R\$\s501,50/);
  await user.click(within(bar).getByRole('button', { name: 'Solicitar aprovação' }));
  await findNotice('2 solicitadas.');
  await findNotice('Uma vence até 30/11/2022: nenhum aprovador a verá.');
  expect(asked('despesas.solicitarAprovacao')).toMatchObject([{ ids: two.map(({ id }) => id) }]);
});

it('one of several instalments is deleted after a question that says how far', async () => {
  const third = despesa({
    numeroParcelas: 3,
    numeroParcela: 2,
    parcela: '2/3',
    grupoParcelas: '0198c0de-0000-7000-8000-0000000000aa',
  });
  const { user, asked } = await openPage([third], { remove: () => ({ excluidas: [third.id, 'outra'], borderos: [] }) });
  await rowMenu(user, 'Energia 2/3', 'Excluir');
  const question = await dialog('Excluir despesa');
  within(question).getByText('Confirma exclusão da despesa?');
  await expectNoViolations();
  await user.click(within(question).getByRole('radio', { name: 'Esta e as seguintes não liquidadas' }));
  await user.click(within(question).getByRole('button', { name: 'Excluir' }));
  await findNotice('2 parcelas excluídas.');
  expect(asked('despesas.remove')).toEqual([{ id: third.id, versao: 1, escopo: 'esta_e_seguintes' }]);
});

it('a settlement waits for its date, says what bank and number are missing, and what interest makes of it', async () => {
  const open = despesa();
  const { user, asked } = await openPage([open], { liquidar: () => paga() });
  await rowMenu(user, 'Energia', 'Liquidar Parcela');
  const settle = await dialog('Liquidar Parcela');
  const confirm = within(settle).getByRole('button', { name: 'Liquidar Parcela' });
  within(settle).getByText(/^Esta despesa não está aprovada\./);
  await fill(user, settle, 'Banco', '001');
  expect(confirm).toHaveProperty('disabled', true);
  await fill(user, settle, 'Data do pagamento', '20112026');
  await user.click(confirm);
  await waitFor(() => expect(fieldError(settle, 'Nº do pagamento')).toBe('Obrigatório'));
  await fill(user, settle, 'Nº do pagamento', 'PAG-77');
  await user.click(within(settle).getByText('Juros, multa, desconto e retenções'));
  await fill(user, settle, 'Juros', '0,44');
  expect(settle.textContent).toMatch(/R\$\s500,44/);
  await expectNoViolations();
  await user.click(confirm);
  await findNotice('Parcela liquidada.');
  expect(asked('despesas.liquidar')).toMatchObject([
    {
      id: open.id,
      versao: 1,
      dataLiquidacaoPagamento: '2026-11-20',
      bancoLiquidacao: '001',
      numeroPagamento: 'PAG-77',
      juros: 44,
    },
  ]);
});

it('base and rate of a tax propose its amount, which follows them until another one is written', async () => {
  const { user, asked } = await openPage([despesa()], { liquidar: () => paga() });
  await rowMenu(user, 'Energia', 'Liquidar Parcela');
  const settle = await dialog('Liquidar Parcela');
  await fill(user, settle, 'Data do pagamento', '20112026');
  await fill(user, settle, 'Banco', '001');
  await fill(user, settle, 'Nº do pagamento', '7');
  await user.click(within(settle).getByText('Juros, multa, desconto e retenções'));
  const shownIn = (rotulo: string) => within(settle).getByLabelText<HTMLInputElement>(rotulo).value.replace(/\s/g, ' ');
  await fill(user, settle, 'Base do IRRF', '500');
  expect(shownIn('IRRF retido')).toBe('');
  await fill(user, settle, 'Alíquota do IRRF', '1,5');
  expect(shownIn('IRRF retido')).toBe('R$ 7,50');
  await fill(user, settle, 'Base do IRRF', '1000');
  expect(shownIn('IRRF retido')).toBe('R$ 15,00');
  await fill(user, settle, 'IRRF retido', '14,99');
  await fill(user, settle, 'Alíquota do IRRF', '2');
  expect([shownIn('Alíquota do IRRF'), shownIn('IRRF retido')]).toEqual(['2', 'R$ 14,99']);
  // An amount of its own needs neither.
  await fill(user, settle, 'INSS retido', '11');
  await fill(user, settle, 'Alíquota da CSRF', '1.5');
  await user.click(within(settle).getByRole('button', { name: 'Liquidar Parcela' }));
  await waitFor(() => expect(fieldError(settle, 'Alíquota da CSRF')).toMatch(/^Alíquota inválida/));
  await fill(user, settle, 'Alíquota da CSRF', '4,65');
  await expectNoViolations();
  await user.click(within(settle).getByRole('button', { name: 'Liquidar Parcela' }));
  await findNotice('Parcela liquidada.');
  expect(asked('despesas.liquidar')).toMatchObject([
    {
      irrfBase: 1000_00,
      irrfAliquota: 20_000,
      irrf: 14_99,
      inss: 11_00,
      inssBase: null,
      csrfAliquota: 46_500,
      csrf: null,
    },
  ]);
});

it('a settlement is undone for a reason only', async () => {
  const { user, asked } = await openPage([paga()], { desfazerLiquidacao: () => despesa() });
  await rowMenu(user, 'Energia', 'Desfazer liquidação');
  const question = await dialog('Desfazer liquidação');
  expect(within(question).getByRole('button', { name: 'Desfazer liquidação' })).toHaveProperty('disabled', true);
  await fill(user, question, 'Motivo', 'Banco errado');
  await expectNoViolations();
  await user.click(within(question).getByRole('button', { name: 'Desfazer liquidação' }));
  await findNotice('Liquidação desfeita.');
  expect(asked('despesas.desfazerLiquidacao')).toEqual([{ id: paga().id, versao: 1, motivo: 'Banco errado' }]);
});

it('a refund is of at most the amount; what was refunded once offers it no more, with the reason', async () => {
  const done = paga({
    id: '0198c0de-0000-7000-8000-000000000002',
    itemDespesa: 'Água',
    pode: podeDe<'estornar', MotivoDespesa>({ estornar: 'ja_estornada' }),
  });
  const { user, asked } = await openPage([paga(), done], { estornar: () => paga({ valorEstorno: 100_00 }) });
  await rowMenu(user, 'Energia', 'Estornar');
  const refund = await dialog('Estorno');
  const save = within(refund).getByRole('button', { name: 'Registrar estorno' });
  expect(save).toHaveProperty('disabled', true);
  await fill(user, refund, 'Valor do estorno', '600,00');
  await user.click(save);
  await waitFor(() => expect(refund.textContent).toContain('O estorno não pode ser maior que o valor da despesa.'));
  await expectNoViolations();
  await fill(user, refund, 'Valor do estorno', '100,00');
  await user.click(save);
  await findNotice('Estorno registrado.');
  expect(asked('despesas.estornar')).toEqual([{ id: paga().id, versao: 1, valorEstorno: 100_00, dataEstorno: HOJE }]);
  await user.click(screen.getByRole('button', { name: 'Ações de Água' }));
  const entry = await screen.findByRole('menuitem', { name: /^Estornar/ });
  expect(entry.getAttribute('aria-disabled')).toBe('true');
  within(entry).getByText('A despesa já foi estornada.');
});

it('changing what an approval was asked of says that it is lost, before and after saving', async () => {
  const asking = despesa({ situacao: AGUARDANDO, solicitante: 'olivia@sindicato.org' });
  const { user, asked } = await openPage(
    [asking],
    {
      update: () => ({ ...asking, valor: 1_500_00, situacao: null, alteradas: 1, aprovacaoAnulada: true, avisos: [] }),
    },
    `?registro=${asking.id}&editar=1`,
  );
  const drawer = await dialog('Editar despesa');
  const warning = 'Esta alteração anula a aprovação: será preciso solicitá-la de novo.';
  expect(fieldOf(drawer, 'Beneficiário').value).toBe('Neoenergia');
  expect(within(drawer).queryByText(warning)).toBeNull();
  await fill(user, drawer, 'Valor', '1.500,00');
  await within(drawer).findByText(warning);
  await expectNoViolations();
  await user.click(within(drawer).getByRole('button', { name: 'Salvar' }));
  await findNotice('A aprovação foi anulada; solicite-a de novo.');
  expect(asked('despesas.update')).toEqual([{ id: asking.id, versao: 1, valor: 1_500_00, escopo: 'so_esta' }]);
});

it('a change that voids the approval asks for it again in the same save; while nothing does, it is not offered', async () => {
  const asking = despesa({ situacao: AGUARDANDO, solicitante: 'Olívia Prado' });
  const { user, asked } = await openPage(
    [asking],
    { update: () => ({ ...asking, versao: 2, alteradas: 1, aprovacaoAnulada: true, avisos: [] }) },
    `?registro=${asking.id}&editar=1`,
  );
  const drawer = await dialog('Editar despesa');
  const both = 'Salvar e solicitar aprovação';
  await fill(user, drawer, 'Descrição', 'Luz da sede');
  expect(within(drawer).queryByRole('button', { name: both })).toBeNull();
  await fill(user, drawer, 'Valor', '1.500,00');
  await user.click(await within(drawer).findByRole('button', { name: both }));
  await findNotice('Aprovação solicitada.');
  expect(asked('despesas.update')).toEqual([
    {
      ...{ id: asking.id, versao: 1, descricao: 'Luz da sede', valor: 1_500_00 },
      ...{ escopo: 'so_esta', solicitarAprovacao: true },
    },
  ]);
});

it('files that come and go are stored before the approval is asked for; what is paid is never asked for', async () => {
  const FILE = { id: '0198c0de-0000-7000-8000-0000000000f1', nome: 'nota.pdf', tamanho: 10 };
  answerUploads(FILE);
  const denied = despesa({ situacao: NEGADA });
  const saved = { ...denied, alteradas: 1, aprovacaoAnulada: false, avisos: [] };
  const { user, calls } = await openPage(
    [denied],
    { anexar: () => ({ ...denied, versao: 2 }), update: () => ({ ...saved, versao: 3 }) },
    `?registro=${denied.id}&editar=1`,
  );
  const drawer = await dialog('Editar despesa');
  const input = drawer.querySelector('input[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new Error('no field for files');
  await user.upload(input, new File(['%PDF-1.7'], FILE.nome, { type: 'application/pdf' }));
  await within(drawer).findByText(FILE.nome);
  await user.click(within(drawer).getByRole('button', { name: 'Salvar e solicitar aprovação' }));
  await findNotice('Aprovação solicitada.');
  const writes = calls.filter(({ operation }) => ['despesas.update', 'despesas.anexar'].includes(operation));
  expect(writes).toMatchObject([
    { operation: 'despesas.anexar', input: { versao: 1, anexos: [FILE.id] } },
    { operation: 'despesas.update', input: { versao: 2, solicitarAprovacao: true } },
  ]);
});

it('whoever only reads sees the figures, and neither selects nor registers', async () => {
  await openAt('/financial/expenses', despesasModule.routes, {
    as: ['visualizador_financeiro'],
    contract: handlersOf([despesa()]),
  });
  await screen.findByRole('row', { name: /Energia/ });
  expect(screen.queryByRole('checkbox', { name: /^Selecionar/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Registrar despesa' })).toBeNull();
});

it('many are settled with today filled in, bank and number asked for; a refused one is listed and stays selected', async () => {
  const segunda = '0198c0de-0000-7000-8000-000000000002';
  const two = [despesa(), despesa({ id: segunda, itemDespesa: 'Água', valor: 1_50, valorLiquido: 1_50 })];
  const { user, asked } = await openPage(two, {
    liquidarVarias: ({ ids = [] }) => ({
      feitas: ids.filter((id) => id !== segunda),
      recusadas: [{ id: segunda, code: 'despesas.estado', message: 'Está num borderô aberto.' }],
    }),
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Selecionar as linhas desta página' }));
  const bar = () => screen.findByRole('region', { name: 'Linhas selecionadas' });
  await user.click(within(await bar()).getByRole('button', { name: 'Liquidar' }));
  const drawer = await dialog('Liquidar parcelas');
  await waitFor(() => expect(fieldOf(drawer, 'Data do pagamento').value).toBe(formatDataBr(HOJE)));
  const save = () => user.click(within(drawer).getByRole('button', { name: 'Liquidar 2' }));
  await save();
  for (const label of ['Banco', 'Nº do pagamento']) expect(fieldError(drawer, label)).toMatch(/^Obrigatório/);
  expect(asked('despesas.liquidarVarias')).toEqual([]);
  await fill(user, drawer, 'Banco', 'Caixa');
  await fill(user, drawer, 'Nº do pagamento', '7');
  await save();
  const told = await dialog('Nem todas foram aceitas');
  expect(told.textContent?.replaceAll('\u00a0', ' ')).toMatch(
    /Água.*10\/12\/2026 · R\$ 1,50: Está num borderô aberto\./,
  );
  await expectNoViolations();
  await user.click(within(told).getByRole('button', { name: 'Entendi' }));
  expect((await bar()).textContent).toMatch(/1 selecionada · R\$\s1,50/);
});
