/** 'Resumo do tema': what it says, what it leaves out, that it is one page. */
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { drawn } from '#platform/pdf/drawn-for-tests.ts';
import type { TestPerson } from '#platform/testing/test-app.ts';
import { anotherMove, DA_CAMARA, type ProposicoesRig, proposicoesRig } from './proposicao-for-tests.ts';
import { ACAO, ITEM, PESSOA, type TemasRig, temasRig } from './temas-for-tests.ts';

let rig: TemasRig;
let bills: ProposicoesRig;
beforeAll(async () => {
  rig = await temasRig();
  bills = await proposicoesRig(rig);
});
afterAll(async () => {
  await bills.close();
  await rig.app.close();
});
beforeEach(() => bills.clean());

async function printed(id: string, who: TestPerson = rig.leitor) {
  const { status, bytes } = await who.rest('GET', `/temas/${id}/resumo-pdf`);
  expect(status).toBe(200);
  const doc = await PDFDocument.load(bytes);
  return { pages: doc.getPageCount(), text: drawn(doc, 0) };
}

it('says how it stands, our positions, the last three actions, allies and opponents; no phones', async () => {
  const { id } = await rig.created();
  await rig.part(id, 'itens', ITEM);
  for (const [n, dataAcao] of ['2026-01-01', '2026-02-02', '2026-03-03', '2026-04-04'].entries())
    await rig.part(id, 'acoes', { ...ACAO, dataAcao, descricaoAcao: `Passo ${n}` });
  await rig.part(id, 'pessoas', { ...PESSOA, posicao: 'Favorável' });
  await rig.part(id, 'pessoas', { nome: 'Sen. Teles', motivoRelevancia: 'Líder', posicao: 'Contrário' });
  await rig.part(id, 'pessoas', { nome: 'Dep. Caio', motivoRelevancia: 'Vice', posicao: 'Parcialmente favorável' });
  const { pages, text } = await printed(id);
  expect(pages).toBe(1);
  for (const part of ['Recomposição', 'Em acompanhamento', 'Favorável', '04/04/2026', 'Passo 1', 'e mais 1'])
    expect(text).toContain(part);
  for (const part of [
    'Helena Barros, Relatora na CASP',
    'Sen. Teles, Líder',
    'Dep. Caio, Vice (em parte)',
    'Uso interno',
    'por Lia',
  ])
    expect(text).toContain(part);
  expect(text).not.toContain('Passo 0');
  expect(text).not.toMatch(/3215|helena@/i);
  expect(
    await rig.app.rows(`select arquivo, dados ->> 'tema' as tema from logs_usuario where tipo = 'report_download'`),
  ).toEqual([{ arquivo: 'resumo-do-tema.pdf', tema: id }]);
});

it('says where its bill stands and what moved last, where a house told anything', async () => {
  const { id } = await bills.named(DA_CAMARA);
  expect((await printed(id)).text).not.toContain('Proposição na');
  await bills.run();
  anotherMove(bills.upstream);
  await bills.run('2026-11-20T21:30:00.000Z');
  const { pages, text } = await printed(id);
  expect(pages).toBe(1);
  for (const part of ['Proposição na Câmara dos Deputados', 'Tramitando em Conjunto', 'Órgão: CCP', 'e mais 1'])
    expect(text).toContain(part);
  for (const part of ['Regime: Prioridade', 'Consultado em 20/11/2026 18:30', '19/11/2026', 'Parecer da relatora'])
    expect(text).toContain(part);
});

it('is one page of the fullest theme too, and prints nothing that is hidden', async () => {
  const longo = (n: number) => `${n} ${'palavra comprida demais '.repeat(400)}`.slice(0, 9000);
  const { id } = await bills.named(DA_CAMARA, {
    titulo: 'T'.repeat(300),
    descricao: longo(0).replaceAll(' palavra', '\npalavra'),
  });
  await bills.run();
  await rig.app.rows(`update proposicoes set situacao = repeat('Situação ', 20), regime = repeat('Regime ', 20)`);
  await rig.app.rows(`update proposicoes_movimentacoes set descricao = repeat('despacho ', 200)`);
  for (let n = 0; n < 9; n += 1) {
    await rig.part(id, 'itens', { ...ITEM, descricaoItem: longo(n) });
    await rig.part(id, 'acoes', { ...ACAO, descricaoAcao: longo(n) });
    await rig.part(id, 'pessoas', {
      nome: 'N'.repeat(200),
      motivoRelevancia: longo(n),
      posicao: n % 2 ? 'Contrário' : 'Favorável',
    });
  }
  expect((await printed(id)).pages).toBe(1);
  await rig.marina.rest('POST', `/temas/${id}/responder`, { passo: 3, existe: false });
  expect((await printed(id)).text).not.toContain('Nossas posi');
});

it('is printed by whoever sees themes', async () => {
  const { id } = await rig.created();
  const fora = await rig.app.person(['escritorio_juridico']);
  expect((await fora.rest('GET', `/temas/${id}/resumo-pdf`)).status).toBe(403);
});
