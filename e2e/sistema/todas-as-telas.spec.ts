/**
 * Every screen and every form that an address opens, wide and on a phone: no violation of axe in either scheme, nothing that
 * moves while it comes, no more requests and code than the page is allowed. Source: issue 9 §5.
 *
 * A new page is one line here.
 */
import type { BrowserContextOptions, Page } from '@playwright/test';
import { day, newDespesa } from '../support/expenses.ts';
import { figuresOf, watchShifts } from '../support/figures.ts';
import { create, newBeneficiario, unique } from '../support/records.ts';
import { expectFits } from '../support/screens.ts';
import { expect, expectNoViolations, phone, test } from '../support/test.ts';

const SHIFT = 0.05;
/** Page → most requests, most bytes of script as they are sent. Source: issue 9 §5. */
const LIMITS: Record<string, [requests: number, bytes: number]> = {
  '/financial/expenses': [14, 180_000],
  '/filiados': [14, 180_000],
  '/configuracoes': [15, 180_000],
};

const ROLES = [
  ...['gestor_sistema', 'admin_financeiro', 'aprovador', 'gestor_evento', 'gestor_funcionarios', 'juridico'],
  ...['gestor_de_contratos', 'gestor_usuario', 'verificador_filiado', 'consignacao'],
  ...['sindex', 'power_bi', 'patrimonio', 'politico_sindical', 'autoridades'],
];

const FINANCE = [
  ...['', '/expenses', '/relatorio', '/graficos', '/despesas/aprovar', '/receitas', '/receitas/graficos', '/projecao'],
  ...['/acompanhamento', '/suprimentos', '/beneficiarios', '/itensdespesa', '/itensreceita', '/documentos'],
  ...['/transparencia', '/contas', '/transferencias', '/conciliacao', '/extratos', '/recorrencias'],
  ...['/recorrencias/mes', '/borderos', '/impostos-retidos', '/fechamentos', '/prestacao-de-contas'],
  `/despesas/${day(-30)}/${day(30)}`,
  // Of these the place of the chart must not go, either, when there is nothing to draw.
  ...['/graficos', '/receitas/graficos'].map((path) => `${path}?periodo=1991-01-01..1991-01-31`),
].map((path) => `/financial${path}`);
const DESKS = [
  ...['/sindical', '/sindical/temas', '/sindical/temas?situacao=EM_ACOMPANHAMENTO', '/Autoridades'],
  ...['/Sindex', '/Sindex?calculo=viabilidade', '/Sindex?calculo=custo', '/Sindex/calculos', '/PowerBi'],
  ...['/gestao-de-contratos', '/gestao-de-contratos/contratos', '/financial/contratos'],
  ...['/patrimonio', '/patrimonio?classe=predial', '/patrimonio/controle-de-fluxo'],
  ...['/patrimonio/historico-manutencao', '/patrimonio/inventarios'],
];
const OTHERS = [
  ...[
    '/profile',
    '/account',
    '/ajuda',
    '/ajuda/despesas',
    '/eventos',
    '/funcionarios',
    '/juridico',
    '/juridico/atendimentos',
    '/juridico/atendimentos/agendados',
    '/juridico/atendimentos/pendentes',
    '/juridico/atendimentos/novo',
    '/juridico?aba=numeros',
    '/juridico/lista-de-espera',
    '/juridico/escritorios',
    '/juridico/objetos',
    '/juridico/prazos',
    '/juridico/feriados',
    '/juridico/gerenciamento-agenda',
    '/juridico/gerenciamento-agenda/novo',
    '/juridico/processos',
    '/processos/relatorio',
    '/roles',
  ],
  ...[
    '/configuracoes',
    '/configuracoes/acessos',
    '/configuracoes/auditoria',
    '/configuracoes/emails',
    '/configuracoes/saude',
  ],
  ...[
    '/filiados',
    '/filiados/dashboard',
    '/filiados/dashboard-casas',
    '/filiados/desfiliacoes',
    '/Verificador',
    '/Consignacao',
  ],
  '/pagina/que-nao-existe',
];
const FORMS = [
  ...['/financial/expenses', '/financial/receitas', '/financial/beneficiarios', '/financial/itensdespesa'],
  ...['/financial/itensreceita', '/financial/documentos', '/financial/transparencia', '/financial/contas'],
  ...['/financial/transferencias', '/financial/recorrencias', '/financial/suprimentos', '/eventos', '/funcionarios'],
  ...['/juridico/escritorios', '/juridico/objetos', '/juridico/lista-de-espera', '/roles'],
  ...['/patrimonio', '/patrimonio/controle-de-fluxo', '/patrimonio/historico-manutencao', '/patrimonio/inventarios'],
  ...['/gestao-de-contratos/contratos', '/sindical/temas', '/Autoridades'],
]
  .map((path) => `${path}?registro=novo`)
  .concat(['judicial', 'administrativo', 'procedimento'].map((tipo) => `/juridico/processos?novo=${tipo}`));

/** Makes what the screens show. Out: the screens that only one of these records has. */
async function records(page: Page): Promise<string[]> {
  await newDespesa(page, { numeroParcelas: 12, dataVencimento: day(2) });
  await newDespesa(page, { meioPagamento: 'Dinheiro', dataVencimento: day(-3) });
  await newBeneficiario(page);
  const item = { tipo: 'Ordinária', nome: unique('Mensalidades'), descricao: 'Mensalidades' };
  const { id: idItemReceita } = await create<{ id: string }>(page, 'itens-receita', item);
  const receita = { tipo: 'Ordinária', idItemReceita, descricao: 'Junho', data: day(1), valor: 900_00 };
  await create(page, 'receitas', { ...receita, numeroParcelas: 12 });
  const conta = { nome: unique('Conta'), tipo: 'corrente', codigoBanco: '001', conta: '12345-6' };
  const abertura = { dataSaldoInicial: day(-60), saldoInicial: 1_000_00 };
  const { id } = await create<{ id: string }>(page, 'contas-bancarias', { ...conta, ...abertura });
  return [`/financial/contas/${id}`, `/financial/conciliacao/${id}`, `/financial/conciliacao/${id}/importar`];
}

/** A collective case, with an event; its page. */
async function newProcesso(page: Page): Promise<string> {
  const { id: escritorioId } = await create<{ id: string }>(page, 'escritorios', {
    ...{ nome: unique('Advocacia'), email: 'contato@advocacia.example' },
  });
  const { id: objetoId } = await create<{ id: string }>(page, 'objetos-processo', { descricao: unique('Reajuste') });
  const { id } = await create<{ id: string }>(page, 'processos', {
    ...{
      tipo: 'Procedimento',
      escritorioId,
      objetoId,
      natureza: 'Profissional',
      valorCausa: 1_000_00,
      tags: ['quintos'],
    },
    ...{
      filiadosIndeterminados: true,
      orgaos: ['CAMARA', 'TCU'],
      publicarAcaoColetiva: true,
      titulo: unique('Quintos'),
    },
  });
  await create(page, `processos/${id}/eventos`, { titulo: 'Parecer', descricao: 'Parecer entregue.', data: day(-1) });
  return `/juridico/processos/${id}`;
}

async function visit(page: Page, addresses: readonly string[]) {
  const figures: string[] = [];
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.locator('h1, [role="dialog"] h2').first()).toBeVisible();
    await expect.soft(page.locator('h1').first()).not.toHaveText('Não foi possível abrir esta página');
    await test.step(address, async () => {
      // Waits until nothing is read or moves any more.
      await expectNoViolations(page).catch((error: Error) => expect.soft(error.message, address).toBe(''));
      const { shift, moved, requests, scripts } = await figuresOf(page);
      figures.push(`${address}\t${shift.toFixed(3)}\t${requests}\t${Math.round(scripts / 1000)} kB`);
      expect.soft(shift, `${address} moves while it comes:\n${moved.join('\n')}`).toBeLessThan(SHIFT);
      const limits = LIMITS[address];
      if (limits) {
        expect.soft(requests, `${address}: requests`).toBeLessThanOrEqual(limits[0]);
        expect.soft(scripts, `${address}: bytes of script`).toBeLessThanOrEqual(limits[1]);
      }
      await expectFits(page);
    });
  }
  await test.info().attach('figuras', { body: ['tela\tmudança\tpedidos\tJavaScript', ...figures].join('\n') });
}

// Eight long walks over one server each: shared out among the workers, or the last one would walk alone.
test.describe.configure({ mode: 'parallel' });

const WIDTHS: Record<string, BrowserContextOptions> = {
  'at a desk': { viewport: { width: 1366, height: 768 } },
  'on a phone': phone,
};
const WALKS = { finance: FINANCE, 'the desks': DESKS, 'the rest': OTHERS, 'the forms': FORMS };
for (const [where, options] of Object.entries(WIDTHS)) {
  for (const [what, addresses] of Object.entries(WALKS)) {
    test(`${what}, ${where}: nothing moves, nothing is out of reach, nothing is too heavy`, async ({ person }) => {
      test.setTimeout(600_000);
      const { page } = await person(ROLES, 'Ana Todas', options);
      const own = await records(page);
      await watchShifts(page);
      const extra = addresses === FINANCE ? own : addresses === OTHERS ? [await newProcesso(page)] : [];
      await visit(page, [...addresses, ...extra]);
    });
  }
}
