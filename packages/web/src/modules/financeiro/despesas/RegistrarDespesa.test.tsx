import { describeValue, platformErrors } from '@sede/domain/kernel';
import { beneficiariosMessages } from '@sede/domain/modules/financeiro/beneficiarios';
import { DESPESA_FIELDS, datasErrors, despesasErrors } from '@sede/domain/modules/financeiro/despesas';
import { afterEach, expect, it, vi } from 'vitest';
import {
  choose,
  expectNoViolations,
  fieldError,
  fieldOf,
  fill,
  findNotice,
  type Handlers,
  openAt,
  screen,
  there,
  waitFor,
  within,
} from '#platform/testing/index.ts';
import { BENEFICIARIO, despesa, handlersOf, ITEM } from './despesa-for-tests.ts';
import { despesasModule } from './despesas.routes.tsx';

afterEach(() => vi.unstubAllGlobals());

async function openForm(despesas: Handlers['despesas'] = {}, beneficiarios: Handlers['beneficiarios'] = {}) {
  const handlers = handlersOf([], despesas);
  const shown = await openAt('/financial/expenses?registro=novo', despesasModule.routes, {
    as: ['admin_financeiro'],
    contract: { ...handlers, beneficiarios: { ...handlers.beneficiarios, ...beneficiarios } },
  });
  const drawer = await screen.findByRole('dialog', { name: 'Registrar despesa' });
  const save = () => shown.user.click(within(drawer).getByRole('button', { name: /^Salvar( \d+ parcelas)?$/ }));
  return { ...shown, drawer, save };
}
type Form = Awaited<ReturnType<typeof openForm>>;

/** From the first field to the last; the item suggests type, cost centre and beneficiary. */
async function fillAll({ user, drawer }: Form, vencimento = 'Vencimento'): Promise<void> {
  await choose(user, drawer, 'Item de despesa', 'Energia');
  await waitFor(() => expect(fieldOf(drawer, 'Tipo de despesa').value).toBe('Serviços'));
  await fill(user, drawer, 'Descrição', 'Conta de luz');
  await fill(user, drawer, 'Valor da parcela', '1.234,56');
  await fill(user, drawer, vencimento, '31012027');
  await choose(user, drawer, 'Meio de pagamento', 'Digital');
  await choose(user, drawer, 'Tipo de documento', 'FATURA');
  await fill(user, drawer, 'Nº do documento', '2026/118');
}
const HA_POUCO = '2026-11-20T12:00:00.000Z';
const SEM_BANCO = {
  ...{ sigla: null, tipoRecebedor: null, chavePix: null, banco: null, agencia: null, conta: null, tipoConta: null },
};
const MADE = { ids: ['0198c0de-0000-7000-8000-000000000001'], grupoParcelas: null, avisos: [] };
const SENT = {
  idItemDespesa: ITEM,
  idBeneficiario: BENEFICIARIO,
  tipoDespesa: 'Serviços',
  centroCusto: 'Custos operacionais internos',
  descricao: 'Conta de luz',
  valor: 1_234_56,
  dataVencimento: '2027-01-31',
  meioPagamento: 'Digital',
  tipoDocumento: 'FATURA',
  numeroDocumento: '2026/118',
};

it('twelve instalments are shown with their dates and sum before they are sent as one', async () => {
  const form = await openForm({ create: () => MADE });
  const { user, drawer, asked } = form;
  expect(within(drawer).getByRole('button', { name: 'Salvar' })).toHaveProperty('disabled', true);
  within(drawer).getByText('Liquidar Parcela');
  await fill(user, drawer, 'Parcelas', '12');
  await fillAll(form, 'Primeiro vencimento');
  const panel = within(drawer).getByRole('complementary', { name: 'Parcelas' });
  expect(panel.textContent).toMatch(/12 parcelas · R\$\s14\.814,72/);
  for (const [parcela, dia] of [
    ['2/12', '28/02/2027'],
    ['3/12', '31/03/2027'],
    ['12/12', '31/12/2027'],
  ])
    within(panel).getByText(`${parcela} · ${dia}`);
  // Several are settled one by one, later.
  expect(within(drawer).queryByText('Liquidar Parcela')).toBeNull();
  await expectNoViolations();
  await user.click(within(drawer).getByRole('button', { name: 'Salvar 12 parcelas' }));
  await findNotice('Despesa salva com sucesso!');
  expect(asked('despesas.create')).toMatchObject([{ ...SENT, numeroParcelas: 12, anexos: [] }]);
});

it('missing fields are told at their field, the first takes the focus, and nothing is sent', async () => {
  const { user, drawer, save, asked } = await openForm();
  await fill(user, drawer, 'Nº do documento', 'VAZIA');
  await fill(user, drawer, 'Vencimento', '31022027');
  await save();
  await waitFor(() => expect(fieldError(drawer, 'Vencimento')).toBe('Data inválida'));
  for (const label of ['Item de despesa', 'Beneficiário', 'Tipo de despesa', 'Centro de custo', 'Descrição']) {
    expect([label, fieldError(drawer, label)]).toEqual([label, 'Obrigatório']);
  }
  for (const label of ['Valor da parcela', 'Meio de pagamento', 'Tipo de documento']) {
    expect([label, fieldError(drawer, label)]).toEqual([label, 'Obrigatório']);
  }
  await waitFor(() => expect(document.activeElement).toBe(fieldOf(drawer, 'Item de despesa')));
  await expectNoViolations();
  expect(asked('despesas.create')).toEqual([]);
});

it('what is pasted and is no amount, or no whole number, is refused: never read as another one', async () => {
  const { user, drawer, save } = await openForm();
  for (const [label, pasted, message] of [
    ['Valor da parcela', '1,234.56', 'Valor inválido'],
    ['Valor da parcela', '-1', 'O valor deve ser maior que zero.'],
    ['Valor da parcela', '1234567890123456', 'Valor acima do limite de R$ 9.999.999.999.999,99.'],
    ['Parcelas', '1,5', 'Use um número inteiro.'],
    ['Parcelas', '361', 'No máximo 360.'],
  ] as const) {
    await fill(user, drawer, label, pasted);
    await save();
    await waitFor(() => expect(fieldError(drawer, label)).toBe(message));
  }
  await fill(user, drawer, 'Valor da parcela', '1.234,56');
  await fill(user, drawer, 'Parcelas', '2');
  expect(fieldOf(drawer, 'Valor da parcela').value).toMatch(/^R\$\s1\.234,56$/);
});

it('an item suggests its type, cost centre and beneficiary, but not over what was chosen', async () => {
  const { user, drawer } = await openForm();
  await choose(user, drawer, 'Centro de custo', 'Outro');
  await choose(user, drawer, 'Item de despesa', 'Energia');
  await waitFor(() => expect(fieldOf(drawer, 'Tipo de despesa').value).toBe('Serviços'));
  await waitFor(() => expect(fieldOf(drawer, 'Beneficiário').value).toBe('Neoenergia'));
  expect(fieldOf(drawer, 'Centro de custo').value).toBe('Outro');
});

it('a duplicate is told in the words of the spec; nothing typed is lost, and another number goes through', async () => {
  const form = await openForm({
    create: ({ numeroDocumento }) => {
      if (numeroDocumento === '2026/118') throw despesasErrors.duplicada();
      return MADE;
    },
  });
  const { user, drawer, save, asked } = form;
  await fillAll(form);
  await save();
  await within(drawer).findByText(despesasErrors.duplicada().message);
  expect(fieldOf(drawer, 'Descrição').value).toBe('Conta de luz');
  await expectNoViolations();
  await fill(user, drawer, 'Nº do documento', '119');
  await save();
  await findNotice('Despesa salva com sucesso!');
  expect(asked('despesas.create')).toMatchObject([SENT, { ...SENT, numeroDocumento: '119' }]);
});

it('what looks like another expense is asked about, and saved with the reason', async () => {
  const form = await openForm({
    create: ({ confirmacaoDuplicidade }) => {
      if (!confirmacaoDuplicidade) throw despesasErrors.parecida({ values: { quantas: 1 } });
      return MADE;
    },
  });
  const { user, save, asked } = form;
  await fillAll(form);
  await save();
  const question = await screen.findByRole('dialog', { name: 'Pode ser a mesma despesa' });
  await expectNoViolations();
  await fill(user, question, 'Motivo', 'Segunda medição');
  await user.click(within(question).getByRole('button', { name: 'Não é a mesma: salvar' }));
  await findNotice('Despesa salva com sucesso!');
  expect(asked('despesas.create').at(-1)).toMatchObject({ confirmacaoDuplicidade: { motivo: 'Segunda medição' } });
});

it('a confirmed save whose answer was lost goes out again with the confirmation, under the same key, and ends as saved', async () => {
  let lost = true;
  const form = await openForm({
    create: ({ confirmacaoDuplicidade }) => {
      if (!confirmacaoDuplicidade) throw despesasErrors.parecida({ values: { quantas: 1 } });
      if (!lost) return MADE;
      lost = false;
      throw platformErrors.indisponivel();
    },
  });
  const { user, save, calls } = form;
  await fillAll(form);
  await save();
  const question = await screen.findByRole('dialog', { name: 'Pode ser a mesma despesa' });
  await fill(user, question, 'Motivo', 'Segunda medição');
  await user.click(within(question).getByRole('button', { name: 'Não é a mesma: salvar' }));
  await findNotice('Erro ao salvar despesa.');
  await save();
  await findNotice('Despesa salva com sucesso!');
  expect(screen.queryByRole('dialog', { name: 'Pode ser a mesma despesa' })).toBeNull();
  const [asking, first, again, ...more] = calls.filter(({ operation }) => operation === 'despesas.create');
  expect(more).toEqual([]);
  expect(first?.input).toMatchObject({ confirmacaoDuplicidade: { motivo: 'Segunda medição' } });
  expect([again?.input, again?.idempotencyKey]).toEqual([first?.input, first?.idempotencyKey]);
  expect(asking?.idempotencyKey).not.toBe(first?.idempotencyKey);
});

it('a payment of long ago is asked about, and saved once confirmed', async () => {
  const form = await openForm({
    create: ({ confirmacaoData }) => {
      if (!confirmacaoData) throw datasErrors.data_antiga({ values: { data: '2026-01-05', hoje: '2026-11-20' } });
      return MADE;
    },
  });
  const { user, save, asked } = form;
  await fillAll(form);
  await save();
  const question = await screen.findByRole('dialog', { name: 'Data de mais de 60 dias atrás' });
  within(question).getByText('A data 05/01/2026 é de 319 dias atrás: confirme que está certa.');
  await expectNoViolations();
  await user.click(within(question).getByRole('button', { name: 'A data está certa: salvar' }));
  await findNotice('Despesa salva com sucesso!');
  expect(asked('despesas.create').at(-1)).toMatchObject({ confirmacaoData: true });
});

/** Uploads go by XMLHttpRequest, for the progress: here the server's answer comes at once. */
function uploadsAnswer(status: number, body: object): void {
  class Upload {
    status = status;
    responseText = JSON.stringify(body);
    upload = {};
    onload = () => {};
    open() {}
    setRequestHeader() {}
    abort() {}
    send() {
      queueMicrotask(() => this.onload());
    }
  }
  vi.stubGlobal('XMLHttpRequest', Upload);
}
const PDF = new File(['%PDF-1.7'], 'nota.pdf', { type: 'application/pdf' });

it('a file goes with the expense; one that the server finds to be no PDF is refused beside its name', async () => {
  uploadsAnswer(422, { code: 'anexos.tipo', message: 'O arquivo não é um PDF.' });
  const { user, drawer } = await openForm();
  const input = drawer.querySelector('input[type=file]');
  if (!(input instanceof HTMLInputElement)) throw new Error('no field for files');
  await user.upload(input, new File(['<html>'], 'disfarce.pdf', { type: 'application/pdf' }));
  const list = there(within(drawer).getAllByRole('group', { name: 'Anexos' }).at(-1));
  expect((await within(list).findByRole('alert')).textContent).toContain('O arquivo não é um PDF.');
  within(list).getByText('disfarce.pdf');
  await expectNoViolations();
  await user.click(within(list).getByRole('button', { name: 'Tirar disfarce.pdf da lista' }));
  expect(within(list).queryByText('disfarce.pdf')).toBeNull();
  uploadsAnswer(200, { id: '0198c0de-0000-7000-8000-0000000000f1', nome: 'nota.pdf', tamanho: 8 });
  await user.upload(input, PDF);
  await within(list).findByText(/nota\.pdf/);
});

it('the item suggests what it carries and how its latest expense was paid; Enter passes over what is there', async () => {
  const latest = despesa({ meioPagamento: 'Cheque', tipoDocumento: 'DANFE' });
  const { user, asked } = await openAt('/financial/expenses?registro=novo', despesasModule.routes, {
    as: ['admin_financeiro'],
    contract: handlersOf([latest], { create: () => MADE }),
  });
  const drawer = await screen.findByRole('dialog', { name: 'Registrar despesa' });
  await waitFor(() => expect(document.activeElement).toBe(fieldOf(drawer, 'Item de despesa')));
  await user.keyboard('ener{Enter}');
  await waitFor(() => expect(fieldOf(drawer, 'Tipo de documento').value).toBe('DANFE'));
  expect(asked('despesas.list').at(-1)).toMatchObject({ idItemDespesa: [ITEM], porPagina: 5, totais: false });
  await user.keyboard('{Enter}Novembro{Tab}{Enter}1500{Enter}30112026{Enter}118{Enter}');
  await findNotice('Despesa salva com sucesso!');
  expect(asked('despesas.create')).toMatchObject([
    {
      ...SENT,
      descricao: 'Novembro',
      valor: 150_000,
      dataVencimento: '2026-11-30',
      meioPagamento: 'Cheque',
      tipoDocumento: 'DANFE',
      numeroDocumento: '118',
    },
  ]);
});

it('a beneficiary that is not found is registered over the expense, which then holds it and was not saved with it', async () => {
  const NOVA = '0198c0de-0000-7000-8000-000000000109';
  const made = { id: NOVA, nome: 'Gráfica Nova', cpfCnpj: '11222333000181', desabilitado: false };
  let saved = false;
  const { user, drawer, asked } = await openForm(
    {},
    {
      options: ({ ids }) => ({ itens: saved && ids?.includes(NOVA) ? [made] : [] }),
      create: (input) => {
        saved = true;
        const { confirmarRepetido: _, ...dados } = input;
        const lido = { criadoEm: HA_POUCO, atualizadoEm: HA_POUCO, versao: 1, desabilitado: false };
        return { ...SEM_BANCO, ...dados, ...lido, id: NOVA };
      },
    },
  );
  await user.type(fieldOf(drawer, 'Beneficiário'), 'Gráfica Nova');
  await user.click(await screen.findByRole('option', { name: /^Cadastrar "Gráfica Nova"…/ }));
  const over = await screen.findByRole('dialog', { name: 'Cadastrar beneficiário' });
  expect(fieldOf(over, 'Nome').value).toBe('Gráfica Nova');
  await user.click(within(over).getByRole('radio', { name: /jurídica/i }));
  await fill(user, over, 'CNPJ', '11222333000181');
  await expectNoViolations();
  // The keys are those of the form on top: the expense below is neither saved nor told of.
  await user.keyboard('{Control>}{Enter}{/Control}');
  await findNotice(beneficiariosMessages.salvo);
  await waitFor(() => expect(fieldOf(drawer, 'Beneficiário').value).toBe('Gráfica Nova'));
  expect(asked('despesas.create')).toEqual([]);
  expect(within(drawer).queryByRole('alert')).toBeNull();
});

it('a type is read with its accents and sent as the text names it', async () => {
  const { user, drawer } = await openForm();
  await choose(user, drawer, 'Tipo de despesa', 'Associações', 'assoc');
  expect(fieldOf(drawer, 'Tipo de despesa').value).toBe('Associações');
  expect(describeValue(DESPESA_FIELDS.tipoDespesa, 'Associacoes')).toBe('Associações');
  expect(drawer.querySelector<HTMLInputElement>('input[name="tipoDespesa"]')?.value).toBe('Associacoes');
});

it('all instalments are registered and asked approval of by one press', async () => {
  const form = await openForm({ create: () => MADE });
  const { user, drawer, asked } = form;
  await fill(user, drawer, 'Parcelas', '12');
  await fillAll(form, 'Primeiro vencimento');
  await user.click(within(drawer).getByRole('button', { name: 'Salvar e solicitar aprovação' }));
  await findNotice('Aprovação solicitada.');
  expect(asked('despesas.create')).toMatchObject([{ ...SENT, numeroParcelas: 12, solicitarAprovacao: true }]);
});

it('a payment from before the opening balance of its account is asked about, with the account and its day', async () => {
  const values = { data: '2026-11-10', conta: 'Conta movimento', abertura: '2026-11-15' };
  const form = await openForm({
    create: ({ confirmacaoData }) => {
      if (!confirmacaoData) throw datasErrors.antes_da_abertura({ values });
      return MADE;
    },
  });
  const { user, save, asked } = form;
  await fillAll(form);
  await save();
  const question = await screen.findByRole('dialog', { name: 'Data anterior ao saldo inicial da conta' });
  within(question).getByText(/da conta Conta movimento \(15\/11\/2026\).*não entra no extrato nem no saldo/);
  await user.click(within(question).getByRole('button', { name: 'A data está certa: salvar' }));
  await findNotice('Despesa salva com sucesso!');
  expect(asked('despesas.create').at(-1)).toMatchObject({ confirmacaoData: true });
});
