import { PDFDict, PDFDocument, PDFHexString, PDFName, StandardFonts } from '@cantoo/pdf-lib';
import type { LancamentoCaixa, Prestacao } from '@sede/domain/modules/financeiro/fechamentos';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendPdf } from '#platform/files/upload-for-tests.ts';
import { drawn } from '#platform/pdf/drawn-for-tests.ts';
import { type CaixaOffice, caixaOffice } from '../financeiro.caixa-for-tests.ts';
import { pdfDaPrestacao } from './prestacao-for-tests.ts';

let c: CaixaOffice;
let pdf: ReturnType<typeof pdfDaPrestacao>;
beforeAll(async () => {
  c = await caixaOffice();
  pdf = pdfDaPrestacao(c);
});
afterAll(() => c.close());
beforeEach(async () => {
  await c.app.rows('delete from previsoes_orcamentarias');
  await c.clear();
  await c.app.rows('delete from contas_bancarias');
});

const OUTUBRO = 'inicio=2026-09-21&fim=2026-10-20';
const prestacao = (query = OUTUBRO) => c.ok<Prestacao>(c.vera, 'GET', `/fechamentos/prestacao?${query}`);

async function pdfOf(texts: string[], change: (doc: PDFDocument) => void = () => undefined): Promise<Buffer> {
  const doc = await PDFDocument.create();
  const font = await doc.embedFont(StandardFonts.Helvetica);
  for (const text of texts) doc.addPage([300, 400]).drawText(text, { font, size: 12, x: 20, y: 200 });
  change(doc);
  return Buffer.from(await doc.save());
}
const sign = (doc: PDFDocument) => {
  doc.context.register(doc.context.obj({ Type: 'Sig', ByteRange: [0, 1, 2, 3], Contents: PDFHexString.of('00') }));
};

const paga = async (over: object, dia: string, anexos: string[] = []) => {
  const seen = await c.despesa(over);
  const comAnexos = anexos.length
    ? await c.ok(c.ana, 'POST', `/despesas/${seen.id}/anexar`, { versao: seen.versao, anexos })
    : seen;
  const { versao } = { ...seen, ...comAnexos };
  expect((await c.liquidar(c.ana, { id: seen.id, versao }, dia)).status).toBe(200);
  return seen;
};

async function arquivo(query = OUTUBRO) {
  const answer = await pdf.baixar(query);
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  const doc = await PDFDocument.load(answer.bytes, { throwOnInvalidObject: true });
  const pages = doc.getPages().map((_, index) => drawn(doc, index));
  return { doc, pages, headers: answer.headers };
}

function bookmarks(doc: PDFDocument): string[] {
  const found: string[] = [];
  const walk = (parent: PDFDict) => {
    for (let one = parent.lookup(PDFName.of('First')); one instanceof PDFDict; one = one.lookup(PDFName.of('Next'))) {
      found.push(one.lookup(PDFName.of('Title'), PDFHexString).decodeText());
      walk(one);
    }
  };
  walk(doc.catalog.lookup(PDFName.of('Outlines'), PDFDict));
  return found;
}

describe('the account of a period as one PDF', () => {
  it('has cover, balances, list, and the pages of each document under the number of its line', async () => {
    const dois = await sendPdf(c.app, c.ana, 'despesas', 'nota.pdf', await pdfOf(['nota um', 'nota dois']));
    const um = await sendPdf(c.app, c.ana, 'despesas', 'boleto.pdf', await pdfOf(['boleto']));
    await paga({ valor: 70_00, descricao: 'Papel A4' }, '2026-10-05', [dois]);
    await paga({ valor: 30_00 }, '2026-10-01', [um]);
    await paga({ valor: 1_00 }, '2026-10-21', [
      await sendPdf(c.app, c.ana, 'despesas', 'fora.pdf', await pdfOf(['fora'])),
    ]);
    const { doc, pages, headers } = await arquivo();
    expect(String(headers['content-disposition'])).toContain('prestacao-de-contas-2026-09-21-2026-10-20.pdf');
    expect(pages).toHaveLength(4);
    const [capa, ...anexos] = pages as [string, ...string[]];
    for (const text of [
      'Sindicato',
      '21/09/2026 a 20/10/2026',
      'por caixa',
      '70,00',
      'Valor (R$)',
      'Papel A4',
      'Vera',
    ]) {
      expect(capa.replaceAll('\u00a0', ' ')).toContain(text.replaceAll('\u00a0', ' '));
    }
    expect(anexos.map((text) => /boleto Tj|nota um Tj|nota dois Tj|fora/.exec(text)?.[0])).toEqual([
      'boleto Tj',
      'nota um Tj',
      'nota dois Tj',
    ]);
    const carimbos = anexos.map((text) => /Lan\u00e7amento \d \u00b7 folha \d\/\d \u00b7 \S+/.exec(text)?.[0]);
    expect(carimbos).toEqual([
      'Lan\u00e7amento 1 \u00b7 folha 1/1 \u00b7 01/10/2026',
      'Lan\u00e7amento 2 \u00b7 folha 1/2 \u00b7 05/10/2026',
      'Lan\u00e7amento 2 \u00b7 folha 2/2 \u00b7 05/10/2026',
    ]);
    expect(bookmarks(doc).slice(-3)).toEqual(['Documentos', '1 · boleto.pdf', '2 · nota.pdf']);
    // The list's page numbers lead to the documents.
    expect(capa).toMatch(/boleto\.pdf Tj[\s\S]*? 2 Tj[\s\S]*nota\.pdf Tj[\s\S]*? 3 Tj/);
    const logs = await c.app.rows(`select 1 from logs_usuario where arquivo like 'prestacao-de-contas-%.pdf'`);
    expect(logs).toHaveLength(1);
  });

  it('tells of each document that it cannot take, in its place, and takes the others', async () => {
    const senha = await PDFDocument.load(await pdfOf(['segredo']));
    senha.encrypt({ userPassword: 'a', ownerPassword: 'b' });
    const files = {
      'assinado.pdf': await pdfOf(['contrato'], sign),
      'bom.pdf': await pdfOf(['bom']),
      'quebrado.pdf': Buffer.from(`%PDF-1.7\n${'lixo '.repeat(50)}%%EOF`),
      'senha.pdf': Buffer.from(await senha.save()),
      'sumiu.pdf': await pdfOf(['sumiu']),
    };
    const ids: string[] = [];
    for (const [nome, bytes] of Object.entries(files)) ids.push(await sendPdf(c.app, c.ana, 'despesas', nome, bytes));
    await paga({}, '2026-10-01', ids);
    const [{ chave }] = (await c.app.rows<{ chave: string }>(`select chave from anexos where nome = 'sumiu.pdf'`)) as [
      { chave: string },
    ];
    await c.app.services.files.remove(chave);
    const { pages } = await arquivo();
    const words = ['assinado digitalmente', 'bom Tj', 'danificado', 'senha', 'n\u00e3o foi encontrado'];
    expect(pages.slice(1).map((text, index) => text.includes(words[index] as string))).toEqual([
      true,
      true,
      true,
      true,
      true,
    ]);
    expect(pages.slice(1).filter((text) => text.includes('Documento fora deste arquivo'))).toHaveLength(4);
    expect(pages.slice(1).every((text) => text.includes('Lan\u00e7amento 1'))).toBe(true);
  });

  it('a document of several lines comes once, under all their numbers', async () => {
    const anexo = await sendPdf(c.app, c.ana, 'despesas', 'nota.pdf', await pdfOf(['nota']));
    const seen = await paga({ valor: 50_00 }, '2026-10-01', [anexo]);
    const paid = await c.ok(c.ana, 'GET', `/despesas/${seen.id}`);
    await c.ok(c.ana, 'POST', `/despesas/${paid.id}/estornar`, {
      versao: paid.versao,
      valorEstorno: 5_00,
      dataEstorno: '2026-10-02',
    });
    const { pages } = await arquivo();
    expect(pages).toHaveLength(2);
    expect(pages[1]).toContain('Lan\u00e7amentos 1, 2 \u00b7 folha 1/1');
  });

  it('of nothing is a cover', async () => {
    const { pages, doc } = await arquivo('inicio=2020-01-01&fim=2020-01-31');
    expect([pages.length, bookmarks(doc).includes('Documentos')]).toEqual([1, false]);
  });
});

describe('budget against actual of a period', () => {
  const CENTRO = 'Custos operacionais internos';
  const prever = async (mes: number, valor: number) => {
    const [item] = await c.app.rows<{ id: string }>('select id from itens_despesa limit 1');
    await c.app.rows(
      `insert into previsoes_orcamentarias (id, criado_em, ano, mes, centro_custo, id_item_despesa, valor)
       values (gen_random_uuid(), now(), 2026, $1, $2, $3, $4)`,
      [mes, CENTRO, item?.id, valor],
    );
  };

  it('by cash, in whole finance months: its sum is what was paid less what came back', async () => {
    await prever(10, 500_00);
    await prever(11, 999_00);
    await paga({ valor: 120_00 }, '2026-10-20');
    await paga({ valor: 30_00, centroCusto: 'Outro' }, '2026-09-21');
    const { orcamento, caixa } = await prestacao();
    expect(orcamento).toEqual({
      inicio: '2026-09-21',
      fim: '2026-10-20',
      exato: true,
      previsto: 500_00,
      realizado: 150_00,
      centros: [
        { centroCusto: CENTRO, previsto: 500_00, realizado: 120_00 },
        { centroCusto: 'Outro', previsto: 0, realizado: 30_00 },
      ],
    });
    expect(orcamento?.realizado).toBe(caixa.pagamentos.valor - caixa.estornosDeDespesas.valor);
  });

  it('of a period that cuts months is of the whole ones, and says so; across years it is one; an open period has none', async () => {
    await prever(10, 500_00);
    await paga({ valor: 120_00 }, '2026-10-20');
    const cut = (await prestacao('inicio=2026-10-01&fim=2026-10-10')).orcamento;
    expect(cut).toMatchObject({
      inicio: '2026-09-21',
      fim: '2026-10-20',
      exato: false,
      previsto: 500_00,
      realizado: 120_00,
    });
    const years = (await prestacao('inicio=2025-12-21&fim=2027-01-20')).orcamento;
    expect(years).toMatchObject({
      inicio: '2025-12-21',
      fim: '2027-01-20',
      exato: true,
      previsto: 500_00,
      realizado: 120_00,
    });
    expect((await prestacao('inicio=2026-10-01')).orcamento).toBeNull();
  });
});

it('bank accounts are there with what they held before and at the end; one opened meanwhile had nothing before', async () => {
  const conta = (nome: string, dia: string, saldo: number) =>
    c.ok(c.ana, 'POST', '/contas-bancarias', { nome, tipo: 'corrente', saldoInicial: saldo, dataSaldoInicial: dia });
  const antiga = await conta('Conta antiga', '2026-01-01', 1000_00);
  await conta('Conta nova', '2026-10-01', 50_00);
  await conta('Conta futura', '2026-10-21', 1_00);
  for (const [valor, dia] of [
    [10_00, '2026-09-20'],
    [20_00, '2026-10-20'],
    [40_00, '2026-10-21'],
  ] as const) {
    const seen = await c.despesa({ valor });
    expect((await c.liquidar(c.ana, seen, dia, { idContaLiquidacao: antiga.id })).status).toBe(200);
  }
  const { contas } = await prestacao();
  expect(contas.map(({ nome, anterior, saldo }) => [nome, anterior, saldo])).toEqual([
    ['Conta antiga', 990_00, 970_00],
    ['Conta nova', null, 50_00],
  ]);
  expect((await prestacao('inicio=2026-09-21')).contas.map(({ saldo }) => saldo)).toEqual([930_00, 1_00, 50_00]);
  expect((await arquivo()).pages[0]).toContain('Conta antiga');
});

it('the lines of the period and the file have the same number and order', async () => {
  for (const dia of ['2026-10-03', '2026-10-01', '2026-10-02', '2026-10-01']) await paga({ valor: 10_00 }, dia);
  const { itens } = await c.ok<{ itens: LancamentoCaixa[] }>(
    c.vera,
    'GET',
    `/fechamentos/prestacao/lancamentos?${OUTUBRO}`,
  );
  const { pages } = await arquivo();
  const lista = (pages[0] as string).split('Lan\u00e7amentos, por caixa')[1] as string;
  const days = [...lista.matchAll(/ (\d\d\/10\/2026) Tj/g)].map(([, dia]) => dia);
  expect(days).toEqual(itens.map(({ data }) => data.split('-').reverse().join('/')));
});
