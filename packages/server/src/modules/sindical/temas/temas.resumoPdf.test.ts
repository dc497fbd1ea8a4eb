/** 'Resumo do tema': what it says, what it leaves out, that it is one page. */
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { drawn } from '#platform/pdf/drawn-for-tests.ts';
import type { TestPerson } from '#platform/testing/test-app.ts';
import { ACAO, ITEM, PESSOA, type TemasRig, temasRig } from './temas-for-tests.ts';

let rig: TemasRig;
beforeAll(async () => {
  rig = await temasRig();
});
afterAll(() => rig.app.close());
beforeEach(() => rig.clean());

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
  const { pages, text } = await printed(id);
  expect(pages).toBe(1);
  for (const part of ['Recomposição', 'Em acompanhamento', 'Favorável', '04/04/2026', 'Passo 1', 'e mais 1'])
    expect(text).toContain(part);
  for (const part of ['Helena Barros, Relatora na CASP', 'Sen. Teles, Líder', 'Uso interno', 'por Lia'])
    expect(text).toContain(part);
  expect(text).not.toContain('Passo 0');
  expect(text).not.toMatch(/3215|helena@/i);
  expect(
    await rig.app.rows(`select arquivo, dados ->> 'tema' as tema from logs_usuario where tipo = 'report_download'`),
  ).toEqual([{ arquivo: 'resumo-do-tema.pdf', tema: id }]);
});

it('is one page of the fullest theme too, and prints nothing that is hidden', async () => {
  const longo = (n: number) => `${n} ${'palavra comprida demais '.repeat(400)}`.slice(0, 9000);
  const { id } = await rig.created({
    titulo: 'T'.repeat(300),
    descricao: longo(0).replaceAll(' palavra', '\npalavra'),
  });
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
