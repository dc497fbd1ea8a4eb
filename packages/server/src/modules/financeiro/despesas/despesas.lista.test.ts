import type { DespesaCompleta } from '@sede/domain/modules/financeiro/despesas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unzip } from '#platform/exports/unzip-for-tests.ts';
import type { Refusal } from '#platform/testing/test-caller.ts';
import { type Office, office, PAGAMENTO } from './despesas-for-tests.ts';

let o: Office;
let idPessoa: string;
const made: Record<string, DespesaCompleta> = {};
/** Today is 20/11/2026. Values are powers of two (in reais), so that a sum tells who is in it. */
beforeAll(async () => {
  o = await office();
  idPessoa = await o.beneficiario({ tipo: 'F', cpfCnpj: '52998224725', nomeBeneficiario: 'João Maria da Silva' });
  made.vencida = await o.one({ dataVencimento: '2026-11-19', valor: 1_00, descricao: 'Café com AÇÚCAR' });
  made.hoje = await o.one({
    dataVencimento: '2026-11-20',
    valor: 2_00,
    meioPagamento: 'Dinheiro',
    centroCusto: 'Outro',
  });
  made.aVencer = await o.one({
    dataVencimento: '2026-11-21',
    valor: 4_00,
    idBeneficiario: idPessoa,
    tipoDespesa: 'Pessoal',
  });
  const paid = await o.settled({ dataVencimento: '2026-10-20', valor: 8_00 });
  made.paga = await o.done('estornar', paid, { valorEstorno: 1, dataEstorno: '2026-11-20' });
  made.aguarda = await o.asked({
    dataVencimento: '2026-12-20',
    valor: 16_00,
    relacaoEvento: true,
    idEvento: o.idEvento,
  });
  made.aprovada = await o.approved({ dataVencimento: '2026-12-21', valor: 32_00 });
});
afterAll(() => o.close());

const ALL = 63_00;
describe('the list', () => {
  it('has everything by due date, with count and sums, net of the refund', async () => {
    const page = await o.list();
    expect(page).toMatchObject({ total: 6, somas: { valor: ALL, valorLiquido: ALL - 1 } });
    expect(page.itens.map((d) => d.dataVencimento)).toEqual([...page.itens.map((d) => d.dataVencimento)].sort());
  });

  it.each([
    ['inicio=2026-11-20', ALL - 9_00],
    ['fim=2026-11-20', 11_00],
    ['inicio=2026-11-20&fim=2026-11-20', 2_00],
    ['statusVencimento=vencida', 1_00],
    ['statusVencimento=vence_hoje', 2_00],
    ['statusVencimento=a_vencer', 52_00],
    ['statusVencimento=liquidada,vencida', 9_00],
    ['situacao=sem', 15_00],
    ['situacao=aguardando', 16_00],
    ['situacao=aprovada,sem', 47_00],
    ['situacao=negada', 0],
    ['tipoDespesa=Pessoal', 4_00],
    ['centroCusto=Outro', 2_00],
    ['meioPagamento=Dinheiro', 2_00],
    ['naoLiquidadas=sim', ALL - 8_00],
    ['naoLiquidadas=sim&inicio=2026-11-01&fim=2026-11-30', 7_00],
    ['valorDe=400&valorAte=1600', 28_00],
    ['busca=acucar', 1_00],
    ['busca=cafe%20acucar', 1_00],
    ['busca=acucar%20cha', 0],
    ['busca=jms', 4_00],
    ['busca=joao%20silva', 4_00],
    ['busca=boletins', ALL],
    ['busca=%25', 0],
  ])('%s: the list, its totals and the spreadsheet agree on %i', async (query, soma) => {
    const page = await o.list(`?${query}`);
    const totals = await o.ana.rest<object>('GET', `/despesas/totais?${query}`);
    expect(page.somas?.valor).toBe(soma);
    expect(totals.body).toEqual({ total: page.total, somas: page.somas });
    const csv = (await o.ana.rest('GET', `/despesas/exportar?formato=csv&${query}`)).bytes.toString('utf8');
    expect(csv.trimEnd().split('\r\n')).toHaveLength(1 + (page.total ?? 0));
  });

  it('filters by beneficiary, item, event and group', async () => {
    expect((await o.list(`?idBeneficiario=${idPessoa}`)).somas?.valor).toBe(4_00);
    expect((await o.list(`?idItemDespesa=${o.idItemDespesa}`)).somas?.valor).toBe(ALL);
    expect((await o.list(`?idEvento=${o.idEvento}`)).somas?.valor).toBe(16_00);
    expect((await o.list(`?grupoParcelas=${o.idEvento}`)).total).toBe(0);
  });

  it.each([
    'pagina=0',
    'porPagina=7',
    'porPagina=1e1',
    'ordem=senha',
    'inicio=2026-02-30',
    'situacao=Aprovada',
    'busca=',
    'valorDe=0x10',
    'naoLiquidadas=talvez',
    'desconhecido=1',
    'idBeneficiario=1',
  ])('a senseless parameter is refused: %s', async (query) => {
    expect((await o.ana.rest<Refusal>('GET', `/despesas?${query}`)).status).toBe(400);
  });

  it('without totals neither counts nor sums', async () => {
    const page = await o.list('?totais=nao');
    expect([page.total, page.somas]).toEqual([undefined, undefined]);
  });

  it('the screens’ face answers the same', async () => {
    const rpc = await o.ana.rpc<object>('despesas.list', { ordem: '-valor' });
    expect(rpc.body).toEqual(await o.list('?ordem=-valor'));
  });
});

describe('the receipt', () => {
  const receipt = async (id: string) => {
    const file = await o.ana.rest('GET', `/despesas/${id}/recibo`);
    expect([file.status, file.headers['content-disposition']]).toEqual([200, expect.stringContaining('recibo.docx')]);
    return (
      unzip(file.bytes)
        .get('word/document.xml')
        ?.replace(/<[^>]+>/g, '') ?? ''
    );
  };

  it('says what was paid net of the refund, in words, to whom and when', async () => {
    const text = await receipt(made.paga?.id ?? '');
    expect(text).toContain('R$ 7,99');
    expect(text).toContain('sete reais e noventa e nove centavos');
    expect(text).toContain('Gráfica São João');
    expect(text).toContain('11.222.333/0001-81');
    expect(text).toContain('20 de novembro de 2026');
  });

  it('of a person names the CPF; of what is not settled bears today’s date', async () => {
    const text = await receipt(made.aVencer?.id ?? '');
    expect(text).toContain('CPF 529.982.247-25');
    expect(text).toContain('20 de novembro de 2026');
  });

  it('of nothing there is none', async () => {
    const paid = await o.settled({ dataVencimento: '2020-01-01', valor: 1 });
    await o.done('estornar', paid, { valorEstorno: 1, dataEstorno: '2026-11-20' });
    const refused = await o.ana.rest<Refusal>('GET', `/despesas/${paid.id}/recibo`);
    expect([refused.status, refused.body.code]).toEqual([409, 'despesas.estado']);
    await o.app.rows('delete from despesas where id = $1', [paid.id]);
  });
});

describe('the history', () => {
  interface Historia {
    itens: {
      em: string;
      por: string;
      acao: string;
      operacao: string;
      motivo: string | null;
      mudancas: { rotulo: string; de: string; para: string }[];
    }[];
    total: number;
  }
  it('says in words who changed what from what to what, approvals and files included', async () => {
    const anexo = await o.pdf('nota.pdf');
    const seen = await o.one({ dataVencimento: '2019-01-01', anexos: [anexo] });
    await o.change(seen, { valor: 120_00, idBeneficiario: idPessoa }, o.bruno);
    await o.actNow(o.ana, 'solicitar-aprovacao', [seen]);
    await o.actNow(o.carla, 'aprovar', [seen]);
    await o.done('liquidar', await o.get(seen.id), PAGAMENTO);
    const { itens } = await o.read<Historia>(`/despesas/${seen.id}/historico`, o.carla);
    const lines = itens.flatMap(({ por, mudancas }) => mudancas.map((m) => `${por}: ${m.rotulo}: ${m.de} → ${m.para}`));
    expect(lines).toEqual(
      expect.arrayContaining([
        'Bruno: Valor: R$ 100,00 → R$ 120,00',
        'Bruno: Beneficiário: Gráfica São João → João Maria da Silva',
        'Ana: Situação: — → Aguardando aprovação',
        'Carla: Aprovação de: — → Carla',
        'Ana: Anexo: — → nota.pdf',
        'Ana: Data do pagamento: — → 20/11/2026',
        'Ana: Valor pago: — → R$ 120,00',
      ]),
    );
    expect(itens[0]).toMatchObject({
      por: 'Ana',
      operacao: 'despesas.liquidar',
      motivo: 'Liquidada sem aprovação.',
    });
  });

  it('says when, in the order it happened, the last first', async () => {
    const seen = await o.one({ dataVencimento: '2019-01-02' });
    o.app.clock.advance(5 * 60_000);
    await o.change(seen, { valor: 120_00, dataVencimento: '2019-01-03' }, o.bruno);
    const { itens } = await o.read<Historia>(`/despesas/${seen.id}/historico`, o.vera);
    expect(itens.map(({ em, por, acao }) => [em, por, acao])).toEqual([
      ['2026-11-20T15:05:00.000Z', 'Bruno', 'alterar'],
      ['2026-11-20T15:00:00.000Z', 'Ana', 'criar'],
    ]);
    expect(itens[0]?.mudancas.map(({ rotulo, de, para }) => `${rotulo}: ${de} → ${para}`)).toEqual([
      'Vencimento: 02/01/2019 → 03/01/2019',
      'Valor: R$ 100,00 → R$ 120,00',
    ]);
  });
});
