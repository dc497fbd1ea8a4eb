import type { LancamentoCaixa, Prestacao } from '@sede/domain/modules/financeiro/fechamentos';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { unzip } from '#platform/exports/unzip-for-tests.ts';
import { sendPdf } from '#platform/files/upload-for-tests.ts';
import { type CaixaOffice, caixaOffice } from '../financeiro.caixa-for-tests.ts';

let c: CaixaOffice;
beforeAll(async () => {
  c = await caixaOffice();
});
afterAll(() => c.close());
beforeEach(() => c.clear());

const PERIODO = 'inicio=2026-09-21&fim=2026-10-20';
const paga = async (over: object, dia: string) => {
  const seen = await c.despesa(over);
  expect((await c.liquidar(c.ana, seen, dia)).status).toBe(200);
  return c.ok(c.ana, 'GET', `/despesas/${seen.id}`);
};
const prestacao = (query = `?${PERIODO}`) => c.ok<Prestacao>(c.vera, 'GET', `/fechamentos/prestacao${query}`);
const lancamentos = (query = '') =>
  c.ok<{ itens: LancamentoCaixa[]; total: number; somas: { valor: number } }>(
    c.vera,
    'GET',
    `/fechamentos/prestacao/lancamentos?${PERIODO}${query}`,
  );
const zip = async (query = PERIODO) => {
  const answer = await c.vera.rest('GET', `/fechamentos/prestacao/documentos?${query}`);
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/zip']);
  return unzip(answer.bytes);
};

it('only finance reads it; strangers and others nothing', async () => {
  const eva = await c.app.person(['gestor_evento']);
  for (const path of ['', '/lancamentos', '/exportar', '/documentos', '/arquivo']) {
    expect((await c.app.stranger.rest('GET', `/fechamentos/prestacao${path}`)).status).toBe(401);
    expect((await eva.rest('GET', `/fechamentos/prestacao${path}`)).status).toBe(403);
    expect((await c.vera.rest('GET', `/fechamentos/prestacao${path}`)).status).toBe(200);
  }
  expect((await c.vera.rest('GET', '/fechamentos/prestacao/lancamentos?inicio=2026-10-02&fim=2026-10-01')).status).toBe(
    400,
  );
});

it('every line has its day and amount, and they sum to the balance by cash, in list, page and spreadsheet', async () => {
  await c.despesa();
  const paid = await paga({ valor: 70_00, dataVencimento: '2026-12-01', numeroDocumento: 'X 1' }, '2026-09-21');
  await c.ok(c.ana, 'POST', `/despesas/${paid.id}/estornar`, {
    versao: paid.versao,
    valorEstorno: 20_00,
    dataEstorno: '2026-10-20',
  });
  await paga({}, '2026-10-21');
  const hidden = await paga({ valor: 9_00 }, '2026-10-01');
  await c.app.rows('update despesas set excluido = true where id = $1', [hidden.id]);
  const credited = await c.receita({ empresa: 'Senado Federal' });
  await c.ok(c.ana, 'POST', `/receitas/${credited.id}/creditar`, {
    versao: credited.versao,
    dataCredito: '2026-10-01',
  });
  const { itens, total, somas } = await lancamentos();
  expect(itens.map(({ data, lancamento, valor, pessoa }) => [data, lancamento, valor, pessoa])).toEqual([
    ['2026-09-21', 'pagamento', -70_00, 'Papelaria Central'],
    ['2026-10-01', 'credito', 300_00, 'Senado Federal'],
    ['2026-10-20', 'estorno_despesa', 20_00, 'Papelaria Central'],
  ]);
  expect([total, somas.valor]).toEqual([3, 250_00]);
  const { caixa, documentos } = await prestacao();
  expect(caixa).toMatchObject({ saldo: 250_00, pagamentos: { quantidade: 1, valor: 70_00 } });
  expect(documentos).toEqual({ lancamentos: 3, pdfs: 0, bytes: 0, semPdf: { quantidade: 1, valor: 70_00 } });
  expect((await lancamentos('&ordem=-valor&porPagina=5&busca=PAPEL')).itens.map(({ valor }) => valor)).toEqual([
    20_00, -70_00,
  ]);
  const csv = (await c.vera.rest('GET', `/fechamentos/prestacao/exportar?formato=csv&${PERIODO}`)).bytes.toString();
  expect(csv).toContain('21/09/2026;Despesa paga;Material;Papel;Papelaria Central;RECIBO X 1;0;-70,00');
  expect((await prestacao('')).caixa.pagamentos.quantidade).toBe(2);
  // Each figure by cash is the list of its own kind.
  const partes = { credito: 300_00, pagamento: -70_00, estorno_despesa: 20_00, estorno_receita: 0 };
  for (const [lancamento, valor] of Object.entries(partes)) {
    expect([lancamento, (await lancamentos(`&lancamento=${lancamento}`)).somas.valor]).toEqual([lancamento, valor]);
  }
  expect(await lancamentos('&lancamento=credito,estorno_despesa')).toMatchObject({
    total: 2,
    somas: { valor: 320_00 },
  });
});

it('all PDFs are in one file, once each, with a list that tells a password and a file that is gone', async () => {
  const seen = await paga({}, '2026-10-01');
  const [nota, senha, sumiu] = [
    await sendPdf(c.app, c.ana, 'despesas', 'nota?fiscal.pdf'),
    await sendPdf(c.app, c.ana, 'despesas', 'senha.pdf'),
    await sendPdf(c.app, c.ana, 'despesas', 'sumiu.pdf'),
  ];
  await c.ok(c.ana, 'POST', `/despesas/${seen.id}/anexar`, { versao: seen.versao, anexos: [nota, senha, sumiu] });
  const keys = await c.app.rows<{ nome: string; chave: string }>('select nome, chave from anexos');
  const chave = (nome: string) => keys.find((one) => one.nome === nome)?.chave as string;
  const files = c.app.services.files;
  await files.remove(chave('sumiu.pdf'));
  await files.remove(chave('senha.pdf'));
  const { Readable } = await import('node:stream');
  await files.put(
    chave('senha.pdf'),
    Readable.from([Buffer.from('%PDF-1.7 trailer<</Enc'), Buffer.from('rypt 5 0 R>>%%EOF')]),
  );
  const entries = await zip();
  const names = [...entries.keys()];
  expect(names).toEqual([
    '0001 2026-10-01 nota_fiscal.pdf',
    '0002 2026-10-01 senha.pdf',
    '0003 2026-10-01 sumiu.pdf',
    'lista.csv',
  ]);
  expect(entries.get(names[0] as string)).toContain('%PDF-');
  const lista = (entries.get('lista.csv') as string).split(/\r?\n/);
  expect(lista[1]).toMatch(/^0001 2026-10-01 nota_fiscal\.pdf;01\/10\/2026;Papel;RECIBO R-\d+;-100,00;$/);
  expect(lista[2]).toMatch(/Protegido por senha\.$/);
  expect(lista[3]).toMatch(/O arquivo não pôde ser lido por inteiro\.$/);
  expect((await prestacao()).documentos).toMatchObject({ pdfs: 3, semPdf: { quantidade: 0, valor: 0 } });
  expect([...(await zip('inicio=2026-10-02')).keys()]).toEqual(['lista.csv']);
  expect(
    await c.app.rows(`select 1 from logs_usuario where arquivo like 'prestacao-de-contas-2026-%.zip'`),
  ).toHaveLength(2);
  await c.app.rows('update anexos set tamanho = 2000000000');
  const refused = await c.vera.rest<{ code: string }>('GET', `/fechamentos/prestacao/documentos?${PERIODO}`);
  expect([refused.status, refused.body.code]).toEqual([422, 'fechamentos.periodo_grande']);
});
